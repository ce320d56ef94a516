import type { Gender } from '#contract/onboarding.ts';

export type Address = 'tu' | 'vous';

/** The form for a person's gender; the neutral form where the gender is unknown. */
export function agree(gender: Gender, masculine: string, feminine: string, neutral: string): string {
  if (gender === 'homme') return masculine;
  return gender === 'femme' ? feminine : neutral;
}
