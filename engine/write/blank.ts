import { answerBlank } from '#contract/blank.ts';
import { handedBack } from '#engine/understand/questions.ts';
import type { OpenQuestion } from '#engine/understand/situation.ts';
import { isPresentable } from './quotable/repeatable.ts';

/** A longer question fills the screen rather than reminds of it. */
const longest = 70;

/** What only the user knows, with the question that it is for where that can be said in clean words. */
export function blankFor(question: OpenQuestion | undefined): string {
  if (!question) return answerBlank(null);
  const asked = question.written
    .replace(/[«»"“”[\]{}]/g, '')
    .replaceAll('’', "'")
    .trim();
  const isClear =
    !handedBack.test(asked) &&
    asked.length >= 4 &&
    asked.length <= longest &&
    /\p{L}.*\?/u.test(asked) &&
    isPresentable(asked);
  return answerBlank(isClear ? asked : null);
}
