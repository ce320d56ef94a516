import { Trash2 } from 'lucide-react';
import type { KeptReply } from '#contract/assistant.ts';
import { formatDay } from '#contract/format.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ReplyCard } from '../../ui/reply-card.tsx';
import { useForgetReply } from './kept-replies.ts';
import { ReplyText } from './reply-text.tsx';

/** The replies that the user kept, without their conversations. */
export default function KeptList({ kept }: { kept: readonly KeptReply[] }) {
  return (
    <section aria-labelledby="favoris" className="grid gap-4">
      <h2 id="favoris" className="text-title">
        Tes réponses favorites
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {kept.map((reply) => (
          <li key={reply.id} className="grid">
            <KeptCard reply={reply} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function KeptCard({ reply: { id, tone, content, createdAt } }: { reply: KeptReply }) {
  const forget = useForgetReply();
  return (
    <ReplyCard
      tone={tone}
      className="content-start"
      action={<span className="text-xs text-ink-soft">{formatDay(createdAt)}</span>}
    >
      <ReplyText content={content} />
      <span className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={content} what="cette réponse favorite" />
        <Button variant="ghost" size="small" pending={forget.isPending} onClick={() => forget.mutate({ id })}>
          {forget.isPending ? null : <Trash2 aria-hidden="true" className="size-4.5" />}
          Retirer<span className="sr-only"> cette réponse des favoris</span>
        </Button>
      </span>
    </ReplyCard>
  );
}
