import { type ReactNode, useId } from 'react';
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
  const ratio = limit === 0 ? 1 : Math.min(1, used / limit);
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
      {/* biome-ignore lint/a11y/useSemanticElements: the element cannot be styled alike in every browser */}
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuenow={used}
        aria-valuemax={limit}
        aria-valuetext={`${used} sur ${limit}`}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className={classNames(
            'h-full rounded-full transition-[width] duration-200',
            left === 0 ? 'bg-score-low' : ratio > 0.75 ? 'bg-apricot' : 'bg-teal',
          )}
          style={{ width: `${ratio * 100}%` }}
        />
      </div>
      {note ? <p className="text-xs text-ink-soft">{note}</p> : null}
    </div>
  );
}
