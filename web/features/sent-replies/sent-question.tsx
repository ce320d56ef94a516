import { useQuery } from '@tanstack/react-query';
import { Check, Send } from 'lucide-react';
import type { Gender } from '#contract/onboarding.ts';
import type { SentReply } from '#contract/sent-replies.ts';
import { replyName } from '../../content/reply-name.ts';
import { Button } from '../../ui/button.tsx';
import { OutcomeButtons } from './outcome-buttons.tsx';
import { sentRepliesQuery, useNoteSent } from './queries.ts';
import { answeredQuestion } from './record-text.ts';
import { revivalDate } from './revival-date.ts';
import { RevivalOffer } from './revival-offer.tsx';

interface SentQuestionProps extends Pick<SentReply, 'tone' | 'writer'> {
  /** The entry of the record; null before the reply was sent. */
  sentId: string | null;
  matchGender?: Gender;
  /** How many messages in a row wait for an answer, this one among them. */
  unanswered: number;
  isBusy?: boolean;
  onSent: (id: string) => void;
  /** Absent after a goodbye, which is not followed up. */
  onRevive?: (sendFrom: Date) => void;
}

/** «Envoyée ?», then «Elle a répondu ?»: one tap each, for the user's own record. A no leads to a revival. */
export function SentQuestion({ tone, writer, sentId, matchGender, unanswered, ...props }: SentQuestionProps) {
  const { isBusy, onSent, onRevive } = props;
  const note = useNoteSent();
  const entry = useQuery(sentRepliesQuery).data?.find(({ id }) => id === sentId);
  if (!sentId)
    return (
      <Button
        variant="ghost"
        size="small"
        pending={note.isPending}
        onClick={() => note.mutate({ tone, writer }, { onSuccess: ({ sent }) => onSent(sent.id) })}
      >
        {note.isPending ? null : <Send aria-hidden="true" className="size-4.5" />}
        Envoyée ?<span className="sr-only"> Noter que {replyName(tone)} est envoyée</span>
      </Button>
    );
  const sendFrom = onRevive && entry?.outcome === 'silent' ? revivalDate(entry.sentAt, unanswered) : null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md bg-sunken px-3 py-1.5">
      <span className="flex items-center gap-1.5 text-sm font-semibold text-teal-text">
        <Check aria-hidden="true" strokeWidth={3} className="size-4" />
        Envoyée
      </span>
      {entry ? <OutcomeButtons entry={entry} question={answeredQuestion(matchGender)} /> : null}
      {sendFrom ? <RevivalOffer sendFrom={sendFrom} disabled={isBusy} onWrite={() => onRevive?.(sendFrom)} /> : null}
    </div>
  );
}
