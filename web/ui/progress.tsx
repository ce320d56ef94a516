import { classNames } from './class-names.ts';

interface ProgressProps {
  value: number;
  max: number;
  label: string;
  className?: string;
}

/** The progress of a process of known length: «étape 3 sur 7». */
export function Progress({ value, max, label, className }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={value}
      aria-valuemax={max}
      aria-valuetext={`${value} sur ${max}`}
      className={classNames('h-2 overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className="h-full origin-left rounded-full bg-coral transition-[width] duration-200"
        style={{ width: `${(value / max) * 100}%` }}
      />
    </div>
  );
}
