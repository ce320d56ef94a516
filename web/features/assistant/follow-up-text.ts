import type { FollowUp } from '#contract/assistant.ts';

/** How often a screenshot's replies can still be written anew without counting. */
export function followUpText({ left, until }: Pick<FollowUp, 'left' | 'until'>, now: number): string {
  if (left === 0 || now >= Date.parse(until))
    return 'À partir de maintenant, une réécriture compte comme une conversation en texte.';
  if (left === 1) return 'Encore 1 réécriture comprise avec cette capture.';
  return `Encore ${left} réécritures comprises avec cette capture.`;
}
