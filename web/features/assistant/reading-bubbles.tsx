import { useEffect, useRef } from 'react';
import type { SeenBubble } from '#contract/reading.ts';
import { Bubble } from '../../ui/bubble.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { RunState } from './run-state.ts';

/** Between two bubbles, in milliseconds: they appear one after the other, as they are read. */
const stepMs = 70;

/** The screenshots as far as they are read: bubbles that were found, then their words. For the eye; run-status.tsx announces. */
export function ReadingBubbles({ pages }: { pages: RunState['bubbles'] }) {
  const list = useRef<HTMLDivElement>(null);
  const shown = pages.flat();
  // The last messages matter most, and they are at the bottom.
  useEffect(() => {
    if (shown.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [shown.length]);
  if (shown.length === 0) return null;
  return (
    <div ref={list} aria-hidden="true" className="grid max-h-64 gap-2 overflow-hidden rounded-md bg-sunken p-4 text-sm">
      {pages.map((bubbles, page) =>
        bubbles.map((bubble, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bubble keeps its place while its text arrives.
          <div key={`${page} ${index}`} className="grid animate-rise" style={{ animationDelay: `${index * stepMs}ms` }}>
            <SeenBubbleShape bubble={bubble} />
          </div>
        )),
      )}
    </div>
  );
}

function SeenBubbleShape({ bubble: { from, text, lines, width } }: { bubble: SeenBubble }) {
  if (text) return <Bubble side={from}>{text}</Bubble>;
  return (
    <div
      className={`grid gap-1.5 rounded-bubble border-2 border-dashed px-4 py-3 ${
        from === 'moi' ? 'justify-self-end rounded-br-xs border-coral' : 'justify-self-start rounded-bl-xs border-teal'
      }`}
      style={{ width: `${Math.round(Math.min(0.85, width) * 100)}%` }}
    >
      {Array.from({ length: Math.min(4, Math.max(1, lines)) }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike.
        <Skeleton key={line} className="h-2.5 w-full" />
      ))}
    </div>
  );
}
