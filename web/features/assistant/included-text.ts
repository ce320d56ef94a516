import type { FollowUp, IncludedVariations } from '#contract/assistant.ts';

type Included = Pick<IncludedVariations, 'left' | 'until'>;

const leftAt = (now: number, included: Included | null) =>
  included && now < Date.parse(included.until) ? included.left : 0;

/** Says in one line how many rewrites of a screenshot's replies and changes of single ones («Autre idée», «Plus court», «Plus osé») are included. */
export function includedText(
  { followUp, variations }: { followUp: Pick<FollowUp, 'left' | 'until'> | null; variations: Included | null },
  now: number,
): string {
  const [rewrites, changes] = [leftAt(now, followUp), leftAt(now, variations)];
  if (rewrites > 0 && changes > 0)
    return `Encore ${counted(rewrites, rewriteWords)} et ${counted(changes, changeWords)}.`;
  if (rewrites > 0) return `Encore ${counted(rewrites, rewriteWords)}. Changer une seule réponse ${countsAsText}`;
  if (changes > 0)
    return followUp
      ? `Encore ${counted(changes, changeWords)}. Réécrire les trois ${countsAsText}`
      : `Encore ${counted(changes, changeWords)}.`;
  return `${followUp ? 'Réécrire ou changer' : 'Changer'} une réponse ${countsAsText}`;
}

const countsAsText = 'compte maintenant comme une conversation en texte.';
const rewriteWords = ['réécriture comprise', 'réécritures comprises'] as const;
const changeWords = ['changement de réponse compris', 'changements de réponse compris'] as const;

function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : many}`;
}
