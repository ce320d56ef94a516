import { useId } from 'react';
import { Bar } from '../../ui/bar.tsx';
import { scoreColour } from '../../ui/score-ring.tsx';

export function ScoreBar({ label, value }: { label: string; value: number }) {
  const id = useId();
  return (
    <div className={`grid gap-1.5 ${scoreColour(value)}`}>
      <div className="flex justify-between gap-4 text-sm text-ink">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="tabular-nums">{value}/100</span>
      </div>
      <Bar aria-labelledby={id} value={value} max={100} fill="bg-current" />
    </div>
  );
}
