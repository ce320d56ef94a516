import { assistantSteps } from '#contract/assistant.ts';
import { deviceTexts, doneTexts } from '../../content/assistant.ts';
import { spokenQueueText } from './queue-text.ts';
import type { RunState } from './run-state.ts';

/**
 * Announces the run to screen readers. Always in the page, since they ignore a live region that appears together with its
 * text. `aria-live` keeps it readable while a dialog hides the rest of the page.
 */
export function RunStatus({ run, isDeviceWriting }: { run: RunState; isDeviceWriting: boolean }) {
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {isDeviceWriting ? deviceTexts.writing : statusOf(run)}
    </p>
  );
}

/** Empty for a failure, which its toast or dialog announces. */
function statusOf({ step, wait, problem, isDone, replies }: RunState): string {
  if (step && wait.ahead > 0) return spokenQueueText(wait);
  if (step) return assistantSteps[step === 'preparation' ? 'lecture' : step];
  if (problem || !isDone) return '';
  if (replies.length === 0) return 'Analyse terminée, sans réponse à envoyer.';
  return `${doneTexts.title} ${doneTexts.replies(replies.length)}`;
}
