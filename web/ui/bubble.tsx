import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { withNonBreakingSpaces } from './non-breaking-spaces.ts';

interface BubbleProps {
  /** Who wrote it: the user, on the right in coral, or the match, on the left in teal. */
  side: 'moi' | 'match';
  /** What screen readers say before it, where it is neither of the two. */
  speaker?: string;
  /** Not sent yet: drawn as an outline. */
  draft?: boolean;
  className?: string;
  children: ReactNode;
}

const sides = {
  moi: 'justify-self-end rounded-br-xs',
  match: 'justify-self-start rounded-bl-xs',
};

const fills = { moi: 'bg-coral text-on-coral', match: 'bg-teal-tint text-ink' };
const outlines = { moi: 'border-coral', match: 'border-teal' };

const speakers = { moi: 'Toi', match: 'Ton match' };

export function Bubble({ side, speaker = speakers[side], draft = false, className, children }: BubbleProps) {
  return (
    <p
      className={classNames(
        'w-fit max-w-[85%] text-wrap rounded-bubble px-4 py-2.5 leading-snug',
        sides[side],
        draft ? `border-2 border-dashed text-ink ${outlines[side]}` : fills[side],
        className,
      )}
    >
      <span className="sr-only">{`${speaker} : `}</span>
      {typeof children === 'string' ? withNonBreakingSpaces(children) : children}
    </p>
  );
}
