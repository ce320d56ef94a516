import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FigureLabel } from './figure-label.tsx';
import type { FigureName } from './formulas.ts';

interface PanelProps {
  title: string;
  /** Right of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      isDense
      className={classNames('grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="text-lg leading-snug">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </Card>
  );
}

interface PanelFigure {
  label: string;
  value: string;
  figure?: FigureName;
}

/** Figures of a panel, one a line. */
export function PanelFigures({ figures }: { figures: readonly PanelFigure[] }) {
  return (
    <dl className="-my-2 divide-y divide-line">
      {figures.map(({ label, value, figure }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 py-2.5 text-sm">
          <dt className="text-ink-soft">
            <FigureLabel label={label} figure={figure} />
          </dt>
          <dd className="whitespace-nowrap text-base font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
