import { CircleAlert } from 'lucide-react';
import { formatPercent } from '#contract/format.ts';
import { isTone, type Reply, type Tone } from '#contract/writing.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FavouriteButton } from '../../ui/favourite-button.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { ReplyCard } from '../../ui/reply-card.tsx';
import { useForgetReply, useKeepReply, useKeptReply } from './kept-replies.ts';
import { ReplyText } from './reply-text.tsx';

/** One of the three suggested replies: tone, words, what to check before sending, reason and confidence. */
export function SuggestedReply({ reply }: { reply: Reply }) {
  const { tone, content, why, confidence, doubt, isStartingIdea } = reply;
  return (
    <ReplyCard
      tone={tone}
      className="animate-rise"
      action={
        <span className="flex flex-wrap justify-end gap-x-1.5 text-sm text-ink-soft tabular-nums *:whitespace-nowrap">
          {isStartingIdea ? <span>Idée de départ ·</span> : null}
          <span>Confiance {formatPercent(confidence / 100)}</span>
        </span>
      }
    >
      <ReplyText content={content} className="text-lg leading-snug" />
      {doubt ? (
        <span className="mt-2 flex gap-2 text-sm font-semibold text-apricot-text">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {withNonBreakingSpaces(doubt)}
        </span>
      ) : null}
      <span className="mt-2 block text-sm text-ink-soft">{withNonBreakingSpaces(why)}</span>
      <span className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={content} what={`la réponse ${tone}`} />
        {isTone(tone) ? <KeepButton reply={{ tone, content }} /> : null}
      </span>
    </ReplyCard>
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
      what={`la réponse ${reply.tone}`}
      onToggle={() => (kept ? forget.mutate(kept) : keep.mutate(reply))}
    />
  );
}
