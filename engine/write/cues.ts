import type { LastTurns } from './talk-features.ts';

/** A pattern that finds each of the cues, with a plural ending or with any letters where it has a `*`. */
export function cuePattern(cues: string): RegExp | null {
  if (cues === '') return null;
  const any = cues
    .split(', ')
    .map((cue) => `${cue.split('*').map(escaped).join('\\p{L}*')}${cue.endsWith('*') ? '' : '[sx]?'}`);
  return new RegExp(`(?<![\\p{L}\\d])(?:${any.join('|')})(?![\\p{L}\\d])`, 'gu');
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** What a word weighs that was said before the last turn. */
const beforeWeight = 0.4;
const earlierWeight = 0.2;
/** So many different words count, the most telling first. */
const mostWords = 3;

/** How much a found cue tells: 1 for one that hardly any talk has, less for a common one. */
export type CueWorth = ReadonlyMap<string, number>;

/** How loudly the cues speak; each further word counts for less. */
export function cueStrength(
  pattern: RegExp | null,
  { turn, before, earlier }: Pick<LastTurns, 'turn' | 'before' | 'earlier'>,
  worth: CueWorth,
): number {
  if (!pattern) return 0;
  const found = (text: string) =>
    [...new Set(text.match(pattern) ?? [])]
      .map((cue) => worth.get(cue) ?? 1)
      .sort((a, b) => b - a)
      .slice(0, mostWords)
      .reduce((sum, each) => sum + each, 0);
  return Math.sqrt(found(turn) + beforeWeight * found(before) + earlierWeight * found(earlier));
}
