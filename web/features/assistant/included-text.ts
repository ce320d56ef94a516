import type { IncludedVariations } from '#contract/assistant.ts';

/** Says how many single changes («Autre idée», «Plus court», «Plus osé») the run still includes. */
export function includedText(included: Pick<IncludedVariations, 'left' | 'until'> | null, now: number): string {
  if (!included || included.left === 0 || now >= Date.parse(included.until))
    return 'Changer une réponse compte maintenant comme une conversation en texte.';
  return included.left === 1
    ? 'Encore 1 changement de réponse compris.'
    : `Encore ${included.left} changements de réponse compris.`;
}
