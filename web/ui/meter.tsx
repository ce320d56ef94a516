import { type ReactNode, useId } from 'react';
import { Bar } from './bar.tsx';
import { classNames } from './class-names.ts';

interface MeterProps {
  label: ReactNode;
  used: number;
  limit: number;
  /** When it resets: «Se recharge lundi». */
  note?: ReactNode;
}

/** A quota: how much of it is used, in numbers and as a bar. */
export function Meter({ label, used, limit, note }: MeterProps) {
  const id = useId();
  const left = Math.max(0, limit - used);
  const ratio = used / limit;
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="whitespace-nowrap tabular-nums text-ink-soft">
          {used} / {limit}
        </span>
      </div>
      <Bar
        aria-labelledby={id}
        aria-valuetext={`${used} sur ${limit}`}
        value={used}
        max={limit}
        fill={classNames(
          'transition-[width] duration-200',
          left === 0 ? 'bg-score-low' : ratio > 0.75 ? 'bg-apricot' : 'bg-teal',
        )}
      />
      {note ? <p className="text-xs text-ink-soft">{note}</p> : null}
    </div>
  );
}
