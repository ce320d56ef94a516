import type { Gender } from '#contract/onboarding.ts';
import { subjectOf } from '#engine/understand/kinds.ts';
import type { Situation } from '#engine/understand/situation.ts';

const maxQuote = 70;

/** What to write about where the point was not understood: the match's own words, and what one can do with them. */
export function ideaFor({ lastTurn, openQuestions, reading }: Situation, match: Gender): string | undefined {
  const sentences = lastTurn.flatMap(({ text }) => text.match(/[^.!?…\n]+[.!?…]*/g) ?? []).map((each) => each.trim());
  const telling = sentences.filter((sentence) => (sentence.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2);
  const who = subjectOf(match);
  const question = openQuestions.length > 0 ? telling.findLast((sentence) => sentence.endsWith('?')) : undefined;
  if (question) return `${who} te demande « ${quoted(question)} » : réponds d'abord à ça, avec un détail à toi.`;
  const told = telling.length > 0 ? reading.words : '';
  return told ? `${who} t'écrit « ${quoted(told)} » : rebondis là-dessus, ou demande-lui la suite.` : undefined;
}

function quoted(sentence: string): string {
  const plain = sentence
    .replace(/[«»]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/(?<![.…])[.…]+$/, '');
  return plain.length <= maxQuote ? plain : `${plain.slice(0, maxQuote).replace(/(?<!\s)\s+\S*$/, '')}…`;
}
