import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FigureLabel } from './figure-label.tsx';
import type { FigureName } from './formulas.ts';

export interface Stat {
  label: string;
  value: string;
  figure?: FigureName;
  /** A line below the value. */
  note?: ReactNode;
  icon?: LucideIcon;
}

const columns = {
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5 max-lg:[&>:last-child]:col-span-2',
};

export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={classNames('grid grid-cols-2 gap-3 lg:gap-4', columns[stats.length as keyof typeof columns])}>
      {stats.map(({ label, value, figure, note, icon: Icon }) => (
        <Card key={label} isDense className="grid content-start gap-1.5">
          <dt className="flex items-start justify-between gap-2 text-sm text-ink-soft">
            <FigureLabel label={label} figure={figure} />
            {Icon ? <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-control max-sm:hidden" /> : null}
          </dt>
          <dd className="display-type text-title font-extrabold tabular-nums">{value}</dd>
          {note ? <dd className="text-sm text-ink-soft">{note}</dd> : null}
        </Card>
      ))}
    </dl>
  );
}
