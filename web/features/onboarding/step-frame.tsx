import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { Direction } from './use-step.ts';

interface StepFrameProps {
  direction: Direction;
  /** A line above the heading. */
  lead?: ReactNode;
  title: string;
  text?: ReactNode;
  /** Beside the text on a large screen, below it on a phone. */
  picture?: ReactElement;
  /** The button that leads on. */
  action?: ReactNode;
  children?: ReactNode;
}

const entrances = {
  forward: 'starting:translate-x-8 starting:opacity-0',
  back: 'starting:-translate-x-8 starting:opacity-0',
};

/** One step. Mounted anew each time, so that it slides in and its heading takes the focus. */
export function StepFrame({ direction, lead, title, text, picture, action, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (direction === null) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [direction]);
  return (
    <div
      className={classNames(
        'flex flex-1 flex-col gap-7 transition-[translate,opacity] max-sm:-mb-16 sm:gap-8 motion-safe:duration-200',
        direction && entrances[direction],
        picture && 'lg:-mx-40 lg:grid lg:flex-none lg:grid-cols-2 lg:gap-x-16',
      )}
    >
      <div className={classNames('grid content-start gap-3', picture && 'lg:self-end')}>
        {lead}
        <h1 ref={heading} tabIndex={-1} className="display-type text-headline">
          {title}
        </h1>
        {text ? <p className="text-lg text-ink-soft">{text}</p> : null}
      </div>
      {picture ? <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">{picture}</div> : null}
      {children}
      {action ? <ActionBar>{action}</ActionBar> : null}
    </div>
  );
}

/** Fixed at the bottom of a phone's screen, above the question about cookies. */
function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-(--consent-bar,0px) -mx-5 mt-auto bg-paper px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))] before:absolute before:inset-x-0 before:bottom-full before:h-8 before:bg-linear-to-t before:from-paper before:to-transparent sm:static sm:mx-0 sm:mt-0 sm:p-0 sm:before:hidden">
      {children}
    </div>
  );
}
