import { useId } from 'react';
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
      {/* biome-ignore lint/a11y/useSemanticElements: the element cannot be styled alike in every browser */}
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuenow={value}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-current" style={{ width: `${value}%` }} />
      </div>
    </div>
  );
}
