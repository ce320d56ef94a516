import type { Tone } from '#contract/writing.ts';
import { capitalise, lowerFirst } from '#engine/french/typography.ts';
import type { Situation } from '#engine/understand/situation.ts';
import type { Draft } from './draft.ts';

const emoji: Record<Tone, string[]> = { humoristique: ['😄', '😅'], flirt: ['😊', '😉'], original: [] };

/** The user's own way of writing: case, full stops, emoji; never their mistakes. */
export function inUsersManner(text: string, { register }: Situation, draft: Draft, turn: number): string {
  const { user } = register;
  // Who said hello already does not say it again.
  let written = user.typicalLength > 0 ? capitalise(text.replace(/^(?:Salut|Hello|Coucou)(?: !|,) /, '')) : text;
  if (user.typicalLength > 0 && !user.endsWithPeriod) written = written.replace(/(?<!\.)\.$/, '');
  if (user.startsLowerCase && !startsWithName(written, draft)) written = lowerFirst(written);
  const choices = draft.strategy === 'empathy' ? [] : emoji[draft.tone];
  const sign = user.usesEmoji ? choices[turn % Math.max(1, choices.length)] : undefined;
  return sign && !written.endsWith(']') ? `${written} ${sign}` : written;
}

function startsWithName(text: string, { hook }: Draft): boolean {
  const names = [hook?.name, hook?.noun?.kind === 'proper' || hook?.noun?.named ? hook.noun.text : undefined];
  return names.some((name) => name !== undefined && text.startsWith(name));
}
