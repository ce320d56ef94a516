import type { Speaker } from '#contract/reading.ts';
import type { HeardMessage } from '#engine/understand/situation.ts';
import type { Asked } from './rule.ts';

// What the other side's last turn asked: «16» is an age after «t'as quel âge ?».

/** What is asked for stands at the end of a long message. */
const askLength = 300;

const questions: [Asked, RegExp][] = [
  ['age', /^(?!.*\b(?:depuis|a|vers|a partir de) quel age\b).*\b(?:quel age|ton age|t'as combien|tu as combien)\b/],
  ['minority', /\b(?:t'as|tu as|as-tu|vous avez) (?:que |bien |vraiment |deja )?1[0-7] ans\b.*\?/],
  [
    'adulthood',
    /\b(?:t'es|tu es|es-tu|vous etes) (?:bien )?majeure?\b|\b(?:t'as|tu as) (?:bien )?(?:plus de )?18 ans\b/,
  ],
  ['school', /\b(?:ecole|classe|etudes)\b/],
];

/** What the other side's last messages before one of `speaker` were after. */
export function askedBefore(before: HeardMessage[], speaker: Speaker): Set<Asked> {
  const end = before.findLastIndex(({ from }) => from !== speaker) + 1;
  const start = before.slice(0, end).findLastIndex(({ from }) => from === speaker) + 1;
  const plains = before.slice(start, end).map(({ plain }) => plain.slice(-askLength));
  return new Set(questions.filter(([, cue]) => plains.some((plain) => cue.test(plain))).map(([asked]) => asked));
}
