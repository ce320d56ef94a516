import { type PointerEvent, useState } from 'react';
import { formatDay } from '#contract/format.ts';
import { axisTop, barOf } from './plot-scale.ts';

interface PlotDay {
  /** `2026-11-17` */
  date: string;
  value: number;
}

interface HistoryPlotProps {
  days: PlotDay[];
  say: (value: number) => string;
}

const width = 720;
const height = 190;
const shortDay = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const gridLines = [0, 0.5, 1].map((share) => (
  <line
    key={share}
    x1="0"
    x2={width}
    y1={share * height}
    y2={share * height}
    stroke="var(--line)"
    strokeWidth="1"
    vectorEffect="non-scaling-stroke"
  />
));

/** One bar a day. Screen readers hear a summary; pointing at a day names it. */
export function HistoryPlot({ days, say }: HistoryPlotProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const best = days.reduce<PlotDay | null>((top, day) => (top && top.value >= day.value ? top : day), null);
  const top = axisTop(best?.value ?? 0);
  const step = width / days.length;
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - box.left) / box.width) * days.length);
    setPointed(index >= 0 && index < days.length ? index : null);
  };
  const day = pointed === null ? null : days[pointed];
  const isEmpty = !best || best.value === 0;
  const summary = isEmpty
    ? "Rien à montrer pour l'instant."
    : `Meilleur jour : ${formatDay(best.date)}, ${say(best.value)}.`;
  return (
    <figure className="grid gap-2">
      <figcaption className="min-h-6 text-sm text-ink-soft">
        {day ? `${formatDay(day.date)} : ${say(day.value)}` : summary}
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div aria-hidden="true" className="flex flex-col justify-between text-right text-xs text-ink-soft tabular-nums">
          <span className="-translate-y-1/2">{say(top)}</span>
          <span className="translate-y-1/2">0</span>
        </div>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
          className="h-44 w-full touch-pan-y overflow-visible"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          {gridLines}
          {days.map(({ date, value }, index) => (
            <rect
              key={date}
              x={index * step + step * 0.15}
              width={step * 0.7}
              {...barOf(value, top, height)}
              fill={index === pointed ? 'var(--ink)' : 'var(--coral)'}
            />
          ))}
        </svg>
        <div aria-hidden="true" className="col-start-2 flex justify-between pt-2 text-xs text-ink-soft">
          {[...new Set([0, Math.floor(days.length / 2), days.length - 1])].map((index) => (
            <span key={index}>{days[index] ? shortDay.format(new Date(days[index].date)) : null}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}
