import type { ComponentProps, ReactNode } from 'react';
import { Accordion } from './accordion.tsx';

interface QuestionsSectionProps extends Pick<ComponentProps<typeof Accordion>, 'items'> {
  className: string;
  /** Where to go with another question. */
  children: ReactNode;
}

/** The questions at the foot of a page that presents something. */
export function QuestionsSection({ items, className, children }: QuestionsSectionProps) {
  return (
    <section aria-labelledby="questions" className={`border-t border-line ${className}`}>
      <div className="page-width grid gap-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-16">
        <div className="grid content-start gap-4">
          <h2 id="questions" className="display-type text-headline">
            Avant de te lancer
          </h2>
          <p className="text-ink-soft">{children}</p>
        </div>
        <Accordion items={items} />
      </div>
    </section>
  );
}
