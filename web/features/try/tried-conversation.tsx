import type { ConversationMessage } from '#contract/writing.ts';
import { Bubble } from '../../ui/bubble.tsx';

/** The end of a conversation: what came before it is counted. */
const shownMessages = 4;

export function TriedConversation({ messages }: { messages: readonly ConversationMessage[] }) {
  const earlier = Math.max(0, messages.length - shownMessages);
  if (messages.length === 0) return null;
  return (
    <ol className="grid gap-2" aria-label="La conversation">
      {earlier > 0 ? (
        <li className="text-center text-xs text-ink-soft">
          {earlier === 1 ? '1 message avant' : `${earlier} messages avant`}
        </li>
      ) : null}
      {messages.slice(-shownMessages).map(({ from, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages may repeat, and their order never changes
        <li key={index} className="grid">
          <Bubble side={from} className="whitespace-pre-wrap">
            <span className="line-clamp-4">{text}</span>
          </Bubble>
        </li>
      ))}
    </ol>
  );
}
