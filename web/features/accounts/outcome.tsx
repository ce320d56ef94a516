import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../ui/card.tsx';

const tones = {
  teal: 'bg-teal-tint text-teal-text',
  apricot: 'bg-apricot-tint text-apricot-text',
};

interface OutcomeProps {
  icon: LucideIcon;
  tone: keyof typeof tones;
  title: string;
  children: ReactNode;
  /** Moves the focus here: for an outcome that replaces the form that had it. */
  takesFocus?: boolean;
}

/** The card that says how an action ended and what to do next. */
export function Outcome({ icon: Icon, tone, title, children, takesFocus = false }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card className="grid animate-rise justify-items-start gap-4">
      <span className={`grid size-14 place-items-center rounded-bubble rounded-bl-xs ${tones[tone]}`}>
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-title">
        {title}
      </h2>
      {children}
    </Card>
  );
}
