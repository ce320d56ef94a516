import { classNames } from '../../ui/class-names.ts';
import { percentText } from './figure-text.ts';
import { levelOf, type RateKind, type RateLevel } from './rate-level.ts';

const looks: Record<RateLevel, { word: string; text: string; bars: number }> = {
  high: { word: 'bon', text: 'text-score-high', bars: 3 },
  middle: { word: 'moyen', text: 'text-score-middle', bars: 2 },
  low: { word: 'faible', text: 'text-score-low', bars: 1 },
};

/** A rate in the colour of its level; bars and a word say the level without colour. */
export function Rate({ kind, percent }: { kind: RateKind; percent: number }) {
  const { word, text } = looks[levelOf(kind, percent)];
  return (
    <span className={classNames('inline-flex items-center gap-1.5 whitespace-nowrap font-semibold tabular-nums', text)}>
      {percentText(percent)}
      <LevelBars level={levelOf(kind, percent)} />
      <span className="sr-only">({word})</span>
    </span>
  );
}

export function LevelBars({ level }: { level: RateLevel }) {
  const { bars, text } = looks[level];
  return (
    <svg viewBox="0 0 11 10" aria-hidden="true" className={classNames('h-2.5 w-3 shrink-0', text)}>
      {[4, 7, 10].map((height, index) => (
        <rect
          key={height}
          x={index * 4}
          y={10 - height}
          width="3"
          height={height}
          rx="1"
          fill="currentColor"
          opacity={index < bars ? 1 : 0.25}
        />
      ))}
    </svg>
  );
}
