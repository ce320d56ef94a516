import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface BubbleProps {
  /** Whose words: the reader's, on the right in coral; the match's, on the left in teal. */
  side: 'moi' | 'match';
  className?: string;
  children: ReactNode;
}

const sides = {
  moi: 'justify-self-end rounded-br-xs bg-coral text-on-coral',
  match: 'justify-self-start rounded-bl-xs bg-teal-tint text-ink',
};

export function Bubble({ side, className, children }: BubbleProps) {
  return (
    <p className={classNames('w-fit max-w-[85%] rounded-bubble px-4 py-2.5 leading-snug', sides[side], className)}>
      <span className="sr-only">{side === 'moi' ? 'Toi : ' : 'Ton match : '}</span>
      {children}
    </p>
  );
}
