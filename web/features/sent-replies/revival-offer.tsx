import { CalendarClock } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { fromWhen } from './revival-date.ts';

interface RevivalOfferProps {
  sendFrom: Date;
  disabled?: boolean;
  /** Absent where the conversation is not on this device. */
  onWrite?: () => void;
}

/** When no answer came: from when on one may write again, and a message for then. */
export function RevivalOffer({ sendFrom, disabled, onWrite }: RevivalOfferProps) {
  return (
    <div className="grid gap-2 py-1 text-sm">
      <p className="flex gap-2">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {withNonBreakingSpaces(`Tu peux relancer ${fromWhen(sendFrom, new Date())}, une seule fois et sans reproche.`)}
      </p>
      {onWrite ? (
        <Button variant="secondary" size="small" className="justify-self-start" disabled={disabled} onClick={onWrite}>
          Écrire la relance
        </Button>
      ) : null}
    </div>
  );
}
