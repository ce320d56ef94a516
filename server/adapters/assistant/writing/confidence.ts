import type { Tone } from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { confidenceOf } from '#engine/write/confidence.ts';
import type { Draft } from '#engine/write/draft.ts';
import { measure, scoreOf } from '#engine/write/score.ts';

/** The confidence that the engine's own scoring gives to a text of the model: specificity, length, freshness, questions. */
export function confidenceOfText(text: string, tone: Tone, situation: Situation): number {
  const plain = fold(text);
  const hook = situation.hooks.find(({ surface, name, key }) =>
    [surface, name ?? '', key].some((words) => words !== '' && plain.includes(fold(words))),
  );
  // The score recognises a line that names its subject by the slot for it.
  const lines = hook ? ['{le}'] : [''];
  const draft: Draft = { tone, strategy: 'act', lines, hook: hook ?? null, fit: 0 };
  return confidenceOf(draft, scoreOf(text, draft, situation, measure(situation)));
}
