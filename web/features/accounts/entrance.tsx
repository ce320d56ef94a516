import { type ReactNode, useId } from 'react';
import { FocusLayout } from '../../layouts/focus-layout.tsx';
import { Card } from '../../ui/card.tsx';

interface EntranceProps {
  title: string;
  subtitle: string;
  /** Below the form, in small type. */
  foot: ReactNode;
  /** Beside the form on a large screen, below it on a phone. */
  aside: ReactNode;
  children: ReactNode;
}

/** The layout of sign-in and sign-up: the form, with an illustration of the product beside it. */
export function Entrance({ title, subtitle, foot, aside, children }: EntranceProps) {
  return (
    <FocusLayout width="medium">
      <div className="mx-auto grid w-full max-w-md gap-12 lg:-mx-40 lg:w-auto lg:max-w-none lg:grid-cols-2 lg:items-center lg:gap-20">
        <div className="grid gap-7">
          <div className="grid gap-2">
            <h1 className="display-type text-headline">{title}</h1>
            <p className="text-lg text-ink-soft">{subtitle}</p>
          </div>
          {children}
          <div className="grid gap-3 text-center text-sm text-ink-soft">{foot}</div>
        </div>
        {aside}
      </div>
    </FocusLayout>
  );
}

/** The card of the sign-in pages. */
export function LoginCard({ children }: { children: ReactNode }) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-6">
      <h2 id={titleId} className="text-title">
        Se connecter
      </h2>
      {children}
    </Card>
  );
}
