import { useEffect, useState } from 'react';
import { samples } from '#contract/try-samples.ts';
import { heroReplies } from '../../content/examples.ts';
import { AppName } from '../../ui/app-name.tsx';
import { Bubble } from '../../ui/bubble.tsx';
import { classNames } from '../../ui/class-names.ts';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { ReplyCard } from '../../ui/reply-card.tsx';

// The product in motion, once: a message arrives, is read, three replies follow, and one is sent. With reduced motion the scene
// stands still and complete but for the choice. Everything has its place from the start: nothing below it moves.

const arrivals = ['[animation-delay:1700ms]', '[animation-delay:1950ms]', '[animation-delay:2200ms]'];
/** When the scene picks a reply by itself, unless the visitor has. */
const picksAfterMs = 4200;
const pickedByScene = 0;

export function HeroScene() {
  const [picked, setPicked] = useState<number | null>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => setPicked((chosen) => chosen ?? pickedByScene), picksAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const sent = picked === null ? null : heroReplies[picked];
  const { match, app, messages } = samples.lea;
  return (
    <section
      aria-label="Exemple : une conversation et trois réponses proposées"
      className="grid gap-3 rounded-md border border-line bg-raised p-4 sm:p-5"
    >
      <p className="flex items-center gap-2 text-sm font-semibold">
        {match} <AppName name={app} />
      </p>
      {messages.map(({ from, text }, index) => (
        <Bubble key={text} side={from} className={index > 0 ? 'animate-rise [animation-delay:300ms]' : undefined}>
          {from === 'match' ? <span className="read-sweep">{withNonBreakingSpaces(text)}</span> : text}
        </Bubble>
      ))}
      <div className="grid min-h-[4.75rem] content-start">
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
      <div className="relative grid gap-2.5">
        <span aria-hidden="true" className="typing-dots">
          <i />
          <i />
          <i />
        </span>
        {heroReplies.map((reply, index) => (
          <button
            key={reply.tone}
            type="button"
            aria-pressed={picked === index}
            onClick={() => setPicked(index)}
            className={classNames(
              'animate-rise rounded-bubble rounded-br-xs text-left transition-[translate] hover:-translate-x-1',
              arrivals[index],
            )}
          >
            <ReplyCard tone={reply.tone} className={picked === index ? 'bg-sunken' : undefined}>
              {reply.content}
            </ReplyCard>
          </button>
        ))}
      </div>
    </section>
  );
}
