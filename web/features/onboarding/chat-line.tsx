import type { Line } from '../../content/onboarding-pictures.ts';
import { Bubble } from '../../ui/bubble.tsx';

/** Animation classes that let lines appear one after the other. */
const arrivals = [
  'animate-rise [animation-delay:150ms]',
  'animate-rise [animation-delay:450ms]',
  'animate-rise [animation-delay:800ms]',
  'animate-rise [animation-delay:1150ms]',
];

export function arrivalClass(index: number): string {
  return arrivals[Math.min(index, arrivals.length - 1)] ?? '';
}

export function ChatLine({ line, index }: { line: Line; index: number }) {
  return (
    <div className={`grid gap-1 ${arrivalClass(index)}`}>
      <Bubble side={line.from} className={line.faded ? 'bg-line! text-ink-soft!' : undefined}>
        {line.text}
      </Bubble>
      {line.faded ? <p className="justify-self-end pr-1 text-xs text-ink-soft">Vu</p> : null}
    </div>
  );
}
