import type { Reply } from '#contract/writing.ts';
import { replyName } from '../../content/reply-name.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ReplyCard } from '../../ui/reply-card.tsx';
import { ReplyText } from '../assistant/reply-text.tsx';
import { OnDeviceMark } from '../browser-model/on-device-mark.tsx';

/** The replies of a try, each to be copied. */
export function TriedReplies({ replies }: { replies: readonly Reply[] }) {
  if (replies.length === 0) return null;
  return (
    <ul className="grid gap-3" aria-label="Réponses proposées">
      {replies.map((reply) => (
        <li key={reply.content} className="animate-rise">
          <ReplyCard
            tone={reply.tone}
            action={<CopyButton look="icon" text={reply.content} what={replyName(reply.tone)} />}
          >
            <ReplyText content={reply.content} />
            {reply.doubt ? <span className="mt-1.5 block text-sm text-ink-soft">{reply.doubt}</span> : null}
            {reply.isOnDevice ? <OnDeviceMark className="mt-1.5" /> : null}
          </ReplyCard>
        </li>
      ))}
    </ul>
  );
}
