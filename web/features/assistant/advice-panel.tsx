import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { writtenByAi } from '../../content/assistant.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RunProgress } from './run-progress.tsx';
import type { RunState } from './run-state.ts';
import { SuggestedReply } from './suggested-reply.tsx';
import { VerdictCard } from './verdict-card.tsx';

interface AdvicePanelProps {
  run: RunState;
  onRegenerate: () => void;
  onCancel: () => void;
  /** Instead of «Régénérer», or beside it. */
  children?: ReactNode;
}

/** The verdict, then the replies as they come. */
export function AdvicePanel({ run, onRegenerate, onCancel, children }: AdvicePanelProps) {
  const { step, advice, replies, isDone } = run;
  return (
    <section aria-label="Réponses proposées" className="grid content-start gap-5">
      {advice ? <VerdictCard verdict={advice.verdict} reason={advice.reason} /> : null}
      {step ? <RunProgress step={step} hasReading={false} onCancel={onCancel} /> : null}
      {replies.length > 0 ? (
        <ul className="grid gap-4">
          {replies.map((reply) => (
            <li key={reply.content}>
              <SuggestedReply reply={reply} />
            </li>
          ))}
        </ul>
      ) : null}
      {step === 'redaction' && replies.length < 3 && advice?.verdict !== 'stop' ? (
        <Skeleton className="h-36 w-full rounded-bubble" />
      ) : null}
      <p role="status" className="sr-only">
        {isDone ? announcement(replies.length) : ''}
      </p>
      {isDone ? (
        <>
          {advice?.verdict === 'stop' ? null : (
            <Button variant="secondary" onClick={onRegenerate} className="justify-self-start">
              <RefreshCw aria-hidden="true" className="size-5" />
              Régénérer
            </Button>
          )}
          <p className="text-sm text-ink-soft">{writtenByAi}</p>
        </>
      ) : null}
      {children}
    </section>
  );
}

function announcement(count: number): string {
  if (count === 0) return 'Analyse terminée, sans réponse à envoyer.';
  return count === 1 ? '1 réponse prête.' : `${count} réponses prêtes.`;
}
