import type { Tone } from '#contract/writing.ts';
import { capitalise, lowerFirst } from '#engine/french/typography.ts';
import type { Situation } from '#engine/understand/situation.ts';

const emoji: Record<Tone, string[]> = { humoristique: ['😄', '😅'], flirt: ['😊', '😉'], original: [] };

export interface Manner {
  tone: Tone;
  /** Nobody adds a smile to a word of comfort. */
  isGrave?: boolean;
  /** A name that the text may start with, which keeps its capital. */
  name?: string | undefined;
}

/** The user's own way of writing: case, full stops, emoji; never their mistakes. */
export function inUsersManner(
  text: string,
  { register }: Pick<Situation, 'register'>,
  { tone, isGrave, name }: Manner,
  turn: number,
): string {
  const { user } = register;
  // Who said hello already does not say it again.
  let written = user.typicalLength > 0 ? capitalise(text.replace(/^(?:Salut|Hello|Coucou)(?: !|,) /, '')) : text;
  if (user.typicalLength > 0 && !user.endsWithPeriod) written = written.replace(/(?<!\.)\.$/, '');
  if (user.startsLowerCase && !(name && written.startsWith(name))) written = lowerFirst(written);
  const choices = isGrave ? [] : emoji[tone];
  const sign = user.usesEmoji ? choices[turn % Math.max(1, choices.length)] : undefined;
  return sign && !written.endsWith(']') ? `${written} ${sign}` : written;
}
