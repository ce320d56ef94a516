import type { FollowUp } from '#contract/assistant.ts';

/** Says how many more rewrites the screenshot's quota use includes. */
export function followUpText({ left, until }: Pick<FollowUp, 'left' | 'until'>, now: number): string {
  if (left === 0 || now >= Date.parse(until))
    return 'À partir de maintenant, une réécriture compte comme une conversation en texte.';
  if (left === 1) return 'Encore 1 réécriture comprise avec cette capture.';
  return `Encore ${left} réécritures comprises avec cette capture.`;
}
