import type { FollowUp } from './run-state.ts';

/** How often this screenshot's replies can still be written anew without counting. */
export function FollowUpNote({ followUp }: { followUp: FollowUp | null }) {
  if (!followUp) return null;
  return <p className="text-sm text-ink-soft">{noteOf(followUp.left)}</p>;
}

function noteOf(left: number): string {
  if (left === 0) return 'À partir de maintenant, une réécriture compte comme une conversation en texte.';
  if (left === 1) return 'Encore 1 réécriture comprise avec cette capture.';
  return `Encore ${left} réécritures comprises avec cette capture.`;
}
