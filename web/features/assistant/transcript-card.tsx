import { RefreshCw } from 'lucide-react';
import { Fragment, useRef } from 'react';
import type { ReadingWarning } from '#contract/reading.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
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

/** The transcript, for the user to check and correct. */
export function TranscriptCard(props: TranscriptCardProps) {
  const { transcript, matchName, warnings, isChanged, isBusy, onCorrect, onRewrite, onCrop } = props;
  const list = useRef<HTMLOListElement>(null);
  const deleted = useRef(0);
  useRecoveredFocus(transcript.length, () => list.current?.children[deleted.current] ?? list.current?.lastElementChild);
  const correct = (correction: Correction) => {
    if (correction.type === 'delete') deleted.current = transcript.findIndex(({ id }) => id === correction.id);
    onCorrect(correction);
  };
  const isDoubtful = transcript.some((message) => message.isDoubtful);
  const told = warnings.filter(({ code }) => code !== 'low_confidence' || isDoubtful);
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
    <Card as="section" aria-labelledby="lecture" className="grid content-start gap-5 max-sm:px-4">
      <div className="grid gap-1">
        <h2 id="lecture" className="text-xl">
          {matchName ? `Ta conversation avec ${matchName}` : 'Ta conversation'}
        </h2>
        <p className="text-sm text-ink-soft">
          Une erreur de lecture ? Rends chaque message à la bonne personne, corrige-le ou enlève-le.
        </p>
      </div>
      {told.length > 0 ? (
        <ul className="grid gap-1 rounded-md bg-apricot-tint px-4 py-3 text-sm">
          {told.map(({ code, message, after }) => (
            <li key={`${code} ${after}`}>{message}</li>
          ))}
        </ul>
      ) : null}
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
