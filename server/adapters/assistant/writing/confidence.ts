import type { Tone } from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { confidenceOf, measure, scoreOf } from '#engine/write/score.ts';

/** Between what the engine gives its best and its plainest ways. */
const fit = 9;

/** The engine's own scoring on a text that it did not write: specificity, length, freshness, questions. */
export function confidenceOfText(text: string, tone: Tone, situation: Situation): number {
  const plain = fold(text);
  const hook = situation.hooks.find(({ surface, name, key }) =>
    [surface, name ?? '', key].some((words) => words !== '' && plain.includes(fold(words))),
  );
  // To the score, a line that names its subject is one with a slot for it.
  const lines = hook ? ['{le}'] : [''];
  return confidenceOf(
    scoreOf(text, { tone, strategy: 'kind', lines, hook: hook ?? null, fit }, situation, measure(situation)),
  );
}
