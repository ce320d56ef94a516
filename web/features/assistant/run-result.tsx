import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { doneTexts } from '../../content/assistant.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useRecoveredFocus } from '../../ui/recovered-focus.ts';
import { showToast } from '../../ui/toast.ts';
import { LateOffer } from '../browser-model/late-offer.tsx';
import { AdvicePanel, askLabel } from './advice-panel.tsx';
import { CropDialog } from './crop-dialog.tsx';
import type { Manner } from './manner.ts';
import type { PickedScreenshot } from './picked-screenshots.ts';
import type { TabRun } from './tab-run.ts';
import { TranscriptCard } from './transcript-card.tsx';
import type { Assistant, Revival } from './use-assistant.ts';

interface RunResultProps {
  assistant: Assistant;
  manner: Manner;
  /** The fields that change `manner`. */
  settings: ReactNode;
  /** Below the replies: an offer. */
  foot?: ReactNode;
  /** What was read; empty after a reload. */
  screenshots: readonly PickedScreenshot[];
  /** Left out where no more screenshots may be read. */
  onReadAgain?: ((files: File[]) => void) | undefined;
  onRevive: (silent: TabRun, revival: Revival) => void;
  onStartOver: () => void;
}

/** The transcript, which the user may correct, and below or beside it the advice. */
export default function RunResult(props: RunResultProps) {
  const { assistant, manner, settings, foot, screenshots, onReadAgain, onRevive, onStartOver } = props;
  const { run, rewrite, correct, cancel } = assistant;
  const [isCropping, setCropping] = useState(false);
  const isBusy = run.step !== null;
  const again = () => rewrite(manner);
  const place = useArrival(run);
  return (
    <div
      ref={place}
      tabIndex={-1}
      data-result
      className="grid gap-4 sm:gap-6 xl:gap-8 xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] xl:items-start"
    >
      <TranscriptCard
        transcript={run.transcript}
        matchName={run.matchName}
        warnings={run.warnings}
        isChanged={run.isChanged}
        isBusy={isBusy}
        onCorrect={correct}
        onRewrite={again}
        onCrop={onReadAgain && screenshots.length > 0 ? () => setCropping(true) : undefined}
      />
      <div className="grid gap-6">
        <AdvicePanel
          run={run}
          varying={assistant.varying}
          writing={assistant.writing}
          matchGender={manner.matchGender}
          noteSent={assistant.noteSent}
          onVary={(suggested, content, how) => assistant.vary(suggested, content, how, manner)}
          onRevive={(revival) => onRevive({ run, manner }, revival)}
          onAsk={again}
          onCancel={cancel}
        />
        {foot}
        {isBusy ? null : <LateOffer />}
        {run.advice?.verdict === 'stop' ? null : (
          <Disclosure label="Changer l'objectif ou le ton">
            <div className="grid gap-4">
              {settings}
              <p className="text-sm text-ink-soft">
                Touche ensuite « {askLabel(run)} » : les nouvelles réponses suivront ces réglages.
              </p>
            </div>
          </Disclosure>
        )}
        <Button variant="ghost" className="justify-self-start" disabled={isBusy} onClick={onStartOver}>
          <Plus aria-hidden="true" className="size-5" />
          Nouvelle conversation
        </Button>
      </div>
      {isCropping && onReadAgain ? (
        <CropDialog screenshots={screenshots} onRead={onReadAgain} onClose={() => setCropping(false)} />
      ) : null}
    </div>
  );
}

/** Where the focus goes when the result comes, and what is said where nobody sees it. */
function useArrival({ step, turn, replies }: Assistant['run']) {
  const place = useRef<HTMLDivElement>(null);
  // Replaces the form, whose button was at the bottom: the focus moves here and the page scrolls to the top.
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  useRecoveredFocus(step !== null, () => place.current);
  useEffect(() => {
    // In sight the replies speak for themselves; in another section of the page a toast tells that they are there.
    if (turn > 0 && place.current?.checkVisibility?.() === false)
      showToast({ title: doneTexts.title, description: doneTexts.replies(replies.length), tone: 'success' });
  }, [turn, replies.length]);
  return place;
}
