import { Bar } from './bar.tsx';

interface ProgressProps {
  value: number;
  max: number;
  label: string;
  className?: string;
}

/** The progress of a process of known length: «étape 3 sur 7». */
export function Progress({ value, max, label, className }: ProgressProps) {
  return (
    <Bar
      role="progressbar"
      aria-label={label}
      aria-valuetext={`${value} sur ${max}`}
      value={value}
      max={max}
      fill="origin-left bg-coral transition-[width] duration-200"
      className={className}
    />
  );
}
