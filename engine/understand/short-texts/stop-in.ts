import { isDangerousWish } from './dangerous-wishes.ts';
import { type Today, tellsMinor } from './tells-minor.ts';

/** Why nothing is written about a short text. */
export type ShortTextStop = 'minor' | 'danger';

/** The one rule of all tools that take a short text about a person: profile, interests, bio, wish. Null where it may be written about. */
export function stopIn(text: string, today?: Today): ShortTextStop | null {
  if (tellsMinor(text, today)) return 'minor';
  return isDangerousWish(text) ? 'danger' : null;
}
