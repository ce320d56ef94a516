import { Check } from 'lucide-react';
import { assistantSteps } from '#contract/assistant.ts';
import { deviceTexts } from '../../content/assistant.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { StopWriting } from '../browser-model/stop-writing.tsx';
import type { DeviceWriting } from '../browser-model/writing.ts';
import { queueText, type Wait } from './queue-text.ts';
import { ReadingBubbles } from './reading-bubbles.tsx';
import type { RunState, Step } from './run-state.ts';

interface RunProgressProps extends Partial<Pick<RunState, 'bubbles'>> {
  step: Step;
  wait: Wait;
  /** False for text, which starts at «Analyse…». */
  hasReading: boolean;
  /** Set while the user's own browser writes. */
  writing?: DeviceWriting | null;
  onCancel: () => void;
}

const order: Step[] = ['preparation', 'lecture', 'analyse', 'redaction'];

/** The steps of the run, for the eye; run-status.tsx announces them to screen readers. */
export function RunProgress({ step, wait, bubbles = [], hasReading, writing, onCancel }: RunProgressProps) {
  const shown = (['lecture', 'analyse', 'redaction'] as const).filter((name) => hasReading || name !== 'lecture');
  // Preparing the image is shown as «Lecture…».
  const current = Math.max(order.indexOf(step), order.indexOf(shown[0] ?? 'analyse'));
  return (
    <div className="grid gap-5">
      <ReadingBubbles pages={bubbles} />
      <ol aria-label="Avancement" className="grid gap-4">
        {shown.map((name) => {
          const place = order.indexOf(name);
          return (
            <li
              key={name}
              aria-current={place === current ? 'step' : undefined}
              className={classNames(
                'flex items-center gap-3 text-lg',
                place === current ? 'font-semibold' : 'text-ink-soft',
              )}
            >
              <span className="grid size-7 shrink-0 place-items-center">
                {place < current ? (
                  <Check aria-hidden="true" strokeWidth={3} className="size-5 text-teal-text" />
                ) : place === current ? (
                  <Spinner className="size-6 text-coral-text" />
                ) : (
                  <span aria-hidden="true" className="size-2 rounded-full bg-control" />
                )}
              </span>
              {assistantSteps[name]}
            </li>
          );
        })}
      </ol>
      {wait.ahead > 0 ? <p className="text-ink-soft">{queueText(wait)}</p> : null}
      {writing ? <p className="text-ink-soft">{deviceTexts.writing}</p> : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={onCancel}>
          Annuler
        </Button>
        <StopWriting writing={writing} />
      </div>
    </div>
  );
}
