import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useRecoveredFocus } from '../../ui/recovered-focus.ts';
import { AdvicePanel, askLabel } from './advice-panel.tsx';
import { TranscriptCard } from './transcript-card.tsx';
import type { Assistant, Manner } from './use-assistant.ts';

interface RunResultProps {
  assistant: Assistant;
  manner: Manner;
  /** Fields that change the manner. */
  settings: ReactNode;
  /** Under the replies: an offer. */
  foot?: ReactNode;
  onStartOver: () => void;
}

/** What was read beside what is advised; both can be worked on. */
export default function RunResult({ assistant, manner, settings, foot, onStartOver }: RunResultProps) {
  const { run, rewrite, correct, cancel } = assistant;
  const isBusy = run.step !== null;
  const again = () => rewrite(manner);
  const place = useRef<HTMLDivElement>(null);
  // It takes the place of a form that was sent from its foot.
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  useRecoveredFocus(isBusy, () => place.current);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] xl:items-start">
      <div className="grid gap-6">
        <AdvicePanel run={run} onAsk={again} onCancel={cancel} />
        {foot}
        {run.advice?.verdict === 'stop' ? null : (
          <Disclosure label="Changer l'objectif ou le ton">
            <div className="grid gap-4">
              {settings}
              <p className="text-sm text-ink-soft">
                Touche ensuite « {askLabel(run)} » : les nouvelles réponses suivront ces réglages.
              </p>
            </div>
          </Disclosure>
        )}
        <Button variant="ghost" className="justify-self-start" disabled={isBusy} onClick={onStartOver}>
          <Plus aria-hidden="true" className="size-5" />
          Nouvelle conversation
        </Button>
      </div>
      <TranscriptCard
        transcript={run.transcript}
        matchName={run.matchName}
        warnings={run.warnings}
        isChanged={run.isChanged}
        isBusy={isBusy}
        onCorrect={correct}
        onRewrite={again}
      />
    </div>
  );
}
