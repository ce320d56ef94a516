import type { ConversationMessage } from '#contract/writing.ts';
import { Bubble } from '../../ui/bubble.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';

interface QuotedMessagesProps {
  conversation: readonly ConversationMessage[];
  /** Their indexes in the conversation. */
  places: readonly number[];
}

/** The messages that the diagnosis is about, as chat bubbles. */
export function QuotedMessages({ conversation, places }: QuotedMessagesProps) {
  const quoted = places.flatMap((place) => {
    const message = conversation[place];
    return message ? [{ place, ...message }] : [];
  });
  if (quoted.length === 0) return null;
  return (
    <div className="grid gap-2">
      {quoted.map(({ place, from, text }) => (
        <Bubble key={place} side={from}>
          {withNonBreakingSpaces(text)}
        </Bubble>
      ))}
    </div>
  );
}
