import { classNames } from './class-names.ts';

interface ScoreRingProps {
  /** 0 to 100. */
  score: number;
  /** Names the score: «Score de ta bio». */
  label: string;
  size?: 'small' | 'large';
  /** Animates from empty when it appears. */
  animated?: boolean;
  className?: string;
}

const radius = 42;
const circumference = 2 * Math.PI * radius;

export function scoreColour(score: number): 'text-score-high' | 'text-score-middle' | 'text-score-low' {
  if (score >= 80) return 'text-score-high';
  return score >= 60 ? 'text-score-middle' : 'text-score-low';
}

export function ScoreRing({ score, label, size = 'large', animated = false, className }: ScoreRingProps) {
  return (
    <div
      role="img"
      aria-label={`${label} : ${score} sur 100`}
      className={classNames(
        'relative grid shrink-0 place-items-center',
        size === 'large' ? 'size-32' : 'size-16',
        scoreColour(score),
        className,
      )}
    >
      <svg viewBox="0 0 100 100" fill="none" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="50" cy="50" r={radius} stroke="var(--line)" strokeWidth="9" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          stroke="currentColor"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - score / 100)}
          className={animated ? 'ring-fill' : undefined}
        />
      </svg>
      <span
        aria-hidden="true"
        className={classNames(
          'display-type font-bold tabular-nums leading-none text-ink',
          size === 'large' ? 'text-headline' : 'text-xl',
        )}
      >
        {score}
      </span>
    </div>
  );
}
