import { useState } from 'react';
import { type Demo, demo } from '../../content/marketing.ts';
import { Bubble } from '../../ui/bubble.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ClickStrokes } from '../../ui/click-strokes.tsx';
import { ReplyCard } from '../../ui/reply-card.tsx';

const arrivals = ['[animation-delay:500ms]', '[animation-delay:680ms]', '[animation-delay:860ms]'];
const offsets = ['lg:mr-10', 'lg:mr-5', ''];

/** The product in small: a conversation and three replies; a click makes one the next message. */
export function ReplyDemo() {
  const [shown, setShown] = useState(0);
  const [picked, setPicked] = useState<number | null>(null);
  const conversation = demo[shown];
  if (!conversation) return null;
  return (
    <section aria-label="Exemple : une conversation et trois réponses proposées" className="grid gap-4 lg:pl-4">
      <Chooser
        shown={shown}
        onShow={(index) => {
          setShown(index);
          setPicked(null);
        }}
      />
      <div key={shown} className="relative grid gap-3 lg:block">
        <Chat conversation={conversation} picked={picked} />
        <div className="relative grid gap-3 pl-6 lg:-mt-6 lg:ml-auto lg:w-[86%] lg:pl-0">
          <ClickStrokes className="absolute -top-9 left-0 hidden size-9 -scale-x-100 text-coral lg:-left-10 lg:top-2 lg:block" />
          {conversation.replies.map((reply, index) => (
            <button
              key={reply.tone}
              type="button"
              aria-pressed={picked === index}
              onClick={() => setPicked(index)}
              className={classNames(
                'animate-rise rounded-bubble rounded-br-xs text-left transition-[translate] hover:-translate-x-1',
                arrivals[index],
                offsets[index],
              )}
            >
              <ReplyCard tone={reply.tone} className={picked === index ? 'bg-sunken' : undefined}>
                {reply.content}
                {picked === index ? <span className="mt-1.5 block text-sm text-ink-soft">{reply.why}</span> : null}
              </ReplyCard>
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}

function Chooser({ shown, onShow }: { shown: number; onShow: (index: number) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {demo.map((conversation, index) => (
        <button
          key={conversation.match}
          type="button"
          aria-pressed={shown === index}
          onClick={() => onShow(index)}
          className="min-h-11 rounded-full border border-line px-4 text-sm font-semibold text-ink-soft transition-colors hover:border-ink hover:text-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {conversation.match}
          <span className="hidden font-normal sm:inline"> · {conversation.app}</span>
        </button>
      ))}
    </div>
  );
}

function Chat({ conversation, picked }: { conversation: Demo; picked: number | null }) {
  const sent = picked === null ? null : conversation.replies[picked];
  return (
    <div className="grid gap-2.5 rounded-md border border-line bg-raised p-4 sm:p-6 lg:pb-12">
      {conversation.messages.map((message) => (
        <Bubble key={message.text} side={message.from}>
          {message.text}
        </Bubble>
      ))}
      <div className="grid min-h-12 lg:min-h-[4.75rem] content-start" aria-live="polite">
        {sent ? (
          <Bubble side="moi" className="animate-pop">
            {sent.content}
          </Bubble>
        ) : (
          <Bubble side="moi" draft>
            Choisis ta réponse
          </Bubble>
        )}
      </div>
    </div>
  );
}
