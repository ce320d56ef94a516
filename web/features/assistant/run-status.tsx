import { assistantSteps } from '#contract/assistant.ts';
import type { RunState } from './run-state.ts';

/**
 * What screen readers say of a run. It is there before anything happens: they keep silent about a region that comes
 * together with its words. The attribute spares it from what a dialog hides.
 */
export function RunStatus({ run }: { run: RunState }) {
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {statusOf(run)}
    </p>
  );
}

/** A failure is said by its toast or its dialog. */
function statusOf({ step, problem, isDone, replies }: RunState): string {
  if (step) return assistantSteps[step === 'preparation' ? 'lecture' : step];
  if (problem || !isDone) return '';
  if (replies.length === 0) return 'Analyse terminée, sans réponse à envoyer.';
  return replies.length === 1 ? '1 réponse prête.' : `${replies.length} réponses prêtes.`;
}
