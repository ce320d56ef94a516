import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { type CaptureFeature, captureReadings } from '#contract/plans.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { queueText, spokenQueueText } from '../assistant/queue-text.ts';
import { PictureZone, useDropTarget, usePastedImages } from '../pictures/picture-input.tsx';
import { useCapture } from './use-capture.ts';
import type { Refuse } from './use-tool.ts';

interface CaptureFieldProps {
  feature: CaptureFeature;
  /** «ta conversation», «son profil» */
  of: string;
  /** Whether the feature may be used without end: readings are counted by themselves then. */
  isUnlimited?: boolean;
  /** Gets the text that was read, for the field below. */
  onText: (text: string) => void;
  refuse: Refuse;
}

/** Screenshots instead of typing: their text appears in the field below, where the user can correct it. */
export function CaptureField({ feature, of, isUnlimited = false, onText, refuse }: CaptureFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const { isReading, wait, warnings, read, cancel } = useCapture(feature, onText, refuse);
  const taken = isReading ? null : read;
  usePastedImages(place, taken);
  const { isOver, handlers } = useDropTarget(taken);
  return (
    <div ref={place} {...handlers} className="grid gap-2">
      {isReading ? (
        <div className="flex min-h-20 items-center gap-3 rounded-md border border-dashed border-control px-4">
          <Spinner />
          <p className="flex-1 font-semibold">{wait.ahead > 0 ? queueText(wait) : 'Lecture…'}</p>
          <Button variant="ghost" size="small" onClick={cancel}>
            Annuler<span className="sr-only"> la lecture</span>
          </Button>
        </div>
      ) : (
        <PictureZone
          onAdd={read}
          isOver={isOver}
          multiple
          className="min-h-20 grid-cols-[auto_1fr] gap-4 px-4 py-3 text-left"
        >
          <span className="grid size-11 place-items-center rounded-bubble rounded-bl-xs bg-coral-tint text-coral-text">
            <ImageUp aria-hidden="true" className="size-5" />
          </span>
          <span className="grid">
            <span className="font-semibold">Lire une capture de {of}</span>
            <span className="text-sm text-ink-soft">
              Elle est lue sur notre serveur, puis oubliée. Son texte s'écrit dessous. {readingsText(isUnlimited)}
            </span>
          </span>
        </PictureZone>
      )}
      <div role="status" className="grid gap-1 text-sm">
        {isReading && wait.ahead > 0 ? <p className="sr-only">{spokenQueueText(wait)}</p> : null}
        {warnings ? (
          <p className="font-semibold text-teal-text">Capture lue : vérifie le texte avant d'envoyer.</p>
        ) : null}
        {warnings?.map(({ code, message, after }) => (
          <p key={`${code} ${after}`} className="text-apricot-text">
            {message}
          </p>
        ))}
      </div>
    </div>
  );
}

function readingsText(isUnlimited: boolean): string {
  return isUnlimited
    ? `${captureReadings.whereUnlimited.limit} lectures par mois.`
    : `${captureReadings.perUse} lectures par utilisation.`;
}
