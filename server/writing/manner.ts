import type { Situation } from '#engine/understand/situation.ts';

/** A reply as this user writes: no second greeting, no full stop at the end where they set none. */
export function inUsersManner(text: string, { register: { user } }: Situation): string {
  if (user.typicalLength === 0) return text;
  const greeted = text.replace(/^(?:Salut|Hello|Coucou)(?: !|,) (?=\p{L})/u, '');
  const started = greeted.charAt(0).toUpperCase() + greeted.slice(1);
  return user.endsWithPeriod ? started : started.replace(/(?<![.…])\.$/, '');
}
