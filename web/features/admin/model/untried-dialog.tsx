import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { withNonBreakingSpaces } from '../../../ui/non-breaking-spaces.ts';
import { problemTexts } from './problem-text.ts';
import type { ModelFormState } from './use-model-form.ts';

/** Asks before a model is activated that was not tried, or whose try failed. */
export function UntriedDialog({ unproven, tried, isTriedCurrent, isActivating, confirm, cancel }: ModelFormState) {
  if (!unproven) return null;
  const problem = isTriedCurrent ? tried?.answer.problem : null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !isActivating) cancel();
      }}
      title={problem ? 'Activer malgré cet essai ?' : 'Activer sans essai ?'}
      description={withNonBreakingSpaces(
        problem
          ? `L'essai de ${unproven.model} n'a pas abouti. ${problemTexts[problem]}`
          : `${unproven.model} n'a pas été essayé avec ces réglages. S'il ne répond pas, le moteur intégré écrit à sa place.`,
      )}
      confirmLabel="Activer quand même"
      pending={isActivating}
      onConfirm={confirm}
    />
  );
}
