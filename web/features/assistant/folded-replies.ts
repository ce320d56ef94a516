import type { Judgement } from '#contract/writing.ts';
import { anyTalkLabel, gentleLabel } from '../../content/assistant.ts';

/** Whether what is said of the talk, or asked, comes before its replies. */
export const isAdviceFirst = (judged: Judgement): boolean =>
  judged.question !== undefined || foldedUnder(judged) !== null;

/** Under which label the replies are folded away, where what the card above says is the better help; null where they are shown. */
export function foldedUnder({ idea, reading, signal }: Judgement): string | null {
  if (idea) return anyTalkLabel;
  return reading?.stance === 'careful' && reading.by === 'engine' && signal === undefined ? gentleLabel : null;
}
