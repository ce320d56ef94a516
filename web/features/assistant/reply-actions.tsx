import { ChevronDown, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import type { Gender } from '#contract/onboarding.ts';
import { isTone, type Reply, type Tone, type Variation } from '#contract/writing.ts';
import { replyName } from '../../content/reply-name.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FavouriteButton } from '../../ui/favourite-button.tsx';
import { SentQuestion } from '../sent-replies/sent-question.tsx';
import { useForgetReply, useKeepReply, useKeptReply } from './kept-replies.ts';
import { VariationButton } from './variation-button.tsx';

export interface ReplyUse {
  /** A goodbye has no figure, for such replies were not read, no variations and no revival. */
  isExit?: boolean;
  matchGender?: Gender;
  /** How many messages in a row would wait for an answer, this one among them. */
  unanswered?: number;
  /** The entry of the user's record, once they noted that it was sent. */
  sentId?: string | null;
  onSent?: (id: string) => void;
  /** Asks for a message to send later, where `text` was sent and not answered. */
  onRevive?: (text: string, sendFrom: Date) => void;
  /** The variation that is being written for this card. */
  varying?: Variation | null;
  /** Refuses other work while one is under way. */
  isBusy?: boolean;
  onVary?: (how: Variation, content: string) => void;
}

interface ReplyActionsProps extends ReplyUse {
  reply: Reply;
  /** The words as the user has them now. */
  text: string;
  /** Called instead of copying where a blank is open. */
  onRefused?: () => void;
  onEdit: () => void;
}

/** What is done with a reply: two buttons in sight, the others behind «Plus»; whether it was sent, once it was copied. */
export function ReplyActions({ reply: { tone, isStartingIdea }, text, onRefused, onEdit, ...use }: ReplyActionsProps) {
  const { isExit = false, isBusy = false, onVary, onSent, onRevive } = use;
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const more = useId();
  const vary = isTone(tone) && !isExit && onVary ? { tone, onVary, varying: use.varying ?? null } : null;
  const variation = (how: Variation) =>
    vary && <VariationButton {...vary} how={how} disabled={isBusy} onVary={() => vary.onVary(how, text)} />;
  return (
    <div className="mt-3 grid gap-1.5">
      <div className="flex flex-wrap items-center gap-1">
        <CopyButton text={text} what={replyName(tone)} onRefused={onRefused} onCopied={() => setCopied(true)} />
        {variation('other')}
        <Button
          variant="ghost"
          size="small"
          className="max-sm:px-2.5"
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Moins' : 'Plus'}
          <span className="sr-only"> d'actions pour {replyName(tone)}</span>
          <ChevronDown aria-hidden="true" className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
        </Button>
      </div>
      <div id={more} hidden={!isOpen} className="flex flex-wrap items-center gap-1">
        <Button variant="ghost" size="small" className="max-sm:px-2.5" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4.5 max-sm:hidden" />
          Modifier<span className="sr-only"> {replyName(tone)}</span>
        </Button>
        {isTone(tone) ? <KeepButton reply={{ tone, content: text }} /> : null}
        {variation('shorter')}
        {variation('bolder')}
      </div>
      {onSent && isTone(tone) && (isOpen || isCopied || use.sentId) ? (
        <div className="flex">
          <SentQuestion
            tone={tone}
            writer={isStartingIdea || isExit ? 'local' : 'model'}
            sentId={use.sentId ?? null}
            matchGender={use.matchGender}
            unanswered={use.unanswered ?? 1}
            isBusy={isBusy}
            onSent={onSent}
            onRevive={isExit || !onRevive ? undefined : (sendFrom) => onRevive(text, sendFrom)}
          />
        </div>
      ) : null}
    </div>
  );
}

function KeepButton({ reply }: { reply: { tone: Tone; content: string } }) {
  const kept = useKeptReply(reply);
  const keep = useKeepReply();
  const forget = useForgetReply();
  return (
    <FavouriteButton
      isFavourite={kept !== undefined}
      pending={keep.isPending || forget.isPending}
      what={replyName(reply.tone)}
      onToggle={() => (kept ? forget.mutate(kept) : keep.mutate(reply))}
    />
  );
}
