import { ArrowLeftRight, RefreshCw } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import type { ReadingWarning } from '#contract/reading.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useRecoveredFocus } from '../../ui/recovered-focus.ts';
import { NewMessage } from './new-message.tsx';
import { type Correction, placeAfter, type Transcript } from './transcript.ts';
import { TranscriptLine } from './transcript-line.tsx';
import { UnreadGap } from './unread-gap.tsx';

interface TranscriptCardProps {
  transcript: Transcript;
  matchName: string | null;
  warnings: readonly ReadingWarning[];
  /** The user has corrected something since the replies were written. */
  isChanged: boolean;
  isBusy: boolean;
  onCorrect: (correction: Correction) => void;
  onRewrite: () => void;
  /** Left out where the pictures are gone. */
  onCrop?: (() => void) | undefined;
}

/** The transcript, for the user to check and correct; below the width of two columns it is one line that unfolds. */
export function TranscriptCard(props: TranscriptCardProps) {
  const { transcript, matchName, warnings, isChanged, isBusy, onCorrect, onRewrite, onCrop } = props;
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const deleted = useRef(0);
  useRecoveredFocus(transcript.length, () => list.current?.children[deleted.current] ?? list.current?.lastElementChild);
  const correct = (correction: Correction) => {
    if (correction.type === 'delete') deleted.current = transcript.findIndex(({ id }) => id === correction.id);
    onCorrect(correction);
  };
  const doubtful = transcript.filter((message) => message.isDoubtful).length;
  const gaps = warnings.filter(({ after }) => after !== undefined).length;
  const told = warnings.filter(({ code }) => code !== 'low_confidence' || doubtful > 0);
  const gapAt = (place: number) =>
    warnings.map(({ after }) =>
      after !== undefined && placeAfter(transcript, after) === place ? (
        <UnreadGap
          key={after}
          disabled={isBusy}
          onAdd={(from, text) => onCorrect({ type: 'add', from, text, after })}
          onCrop={onCrop}
        />
      ) : null,
    );
  return (
    <Card as="section" aria-labelledby="lecture" className="grid content-start gap-4 max-xl:px-4 max-xl:py-3 xl:gap-5">
      <Head
        transcript={transcript}
        matchName={matchName}
        toCheck={doubtful + gaps}
        isOpen={isOpen}
        onFold={() => setOpen(!isOpen)}
      />
      {told.length > 0 ? (
        <ul className="grid gap-1 rounded-md bg-apricot-tint px-4 py-3 text-sm">
          {told.map(({ code, message, after }) => (
            <li key={`${code} ${after}`}>{message}</li>
          ))}
        </ul>
      ) : null}
      <div id="messages-lus" className={classNames('grid gap-4', !isOpen && 'max-xl:hidden')}>
        <div className="grid justify-items-start gap-1">
          <p className="text-sm text-ink-soft">
            Une erreur de lecture ? Rends chaque message à la bonne personne, corrige-le ou enlève-le.
          </p>
          {transcript.length > 1 ? (
            <Button
              variant="ghost"
              size="small"
              className="-ml-3 px-3"
              disabled={isBusy}
              onClick={() => onCorrect({ type: 'swapAll' })}
            >
              <ArrowLeftRight aria-hidden="true" className="size-4" />
              Inverser qui parle
            </Button>
          ) : null}
        </div>
        <ol ref={list} className="grid gap-2" aria-label="Messages lus">
          {transcript.map((message, index) => (
            <Fragment key={message.id}>
              {gapAt(index)}
              <TranscriptLine message={message} disabled={isBusy} onCorrect={correct} />
            </Fragment>
          ))}
          {gapAt(transcript.length)}
        </ol>
        <NewMessage disabled={isBusy} onAdd={(from, text) => onCorrect({ type: 'add', from, text })} />
      </div>
      {isChanged ? (
        <Button
          variant="ink"
          pending={isBusy}
          disabled={transcript.length === 0}
          onClick={onRewrite}
          className="animate-fade"
        >
          {isBusy ? null : <RefreshCw aria-hidden="true" className="size-5" />}
          Réécrire avec mes corrections
        </Button>
      ) : null}
    </Card>
  );
}

interface HeadProps extends Pick<TranscriptCardProps, 'transcript' | 'matchName'> {
  /** Doubtful messages, and places where something was not read. */
  toCheck: number;
  isOpen: boolean;
  onFold: () => void;
}

function Head({ transcript, matchName, toCheck, isOpen, onFold }: HeadProps) {
  return (
    <div className="flex items-center gap-3">
      <div className="grid min-w-0 flex-1 xl:gap-1">
        <h2 id="lecture" className="text-base xl:text-xl">
          {matchName ? `Ta conversation avec ${matchName}` : 'Ta conversation'}
        </h2>
        {isOpen ? null : <LastMessage transcript={transcript} matchName={matchName} />}
      </div>
      <Button
        variant="secondary"
        size="small"
        className="shrink-0 xl:hidden"
        aria-expanded={isOpen}
        aria-controls="messages-lus"
        onClick={onFold}
      >
        {isOpen ? 'Replier' : toCheck > 0 ? `${toCheck} à vérifier` : 'Voir'}
        <span className="sr-only"> : la conversation</span>
      </Button>
    </div>
  );
}

/** Who said what last, in one line. */
function LastMessage({ transcript, matchName }: Pick<TranscriptCardProps, 'transcript' | 'matchName'>) {
  const last = transcript.at(-1);
  if (!last || last.text === '') return null;
  return (
    <p className="truncate text-sm text-ink-soft xl:hidden">
      <span className="font-semibold">{last.from === 'moi' ? 'Toi' : (matchName ?? 'Ton match')} :</span> {last.text}
    </p>
  );
}
