import type { ComponentProps, ReactNode } from 'react';
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

// The only module that imports the plotting library. Colours are the theme's variables, so plots follow it.

export interface PlotPoint {
  /** Below the axis. */
  label: string;
  /** In the tooltip. */
  longLabel: string;
  value: number;
}

interface PlotProps {
  points: readonly PlotPoint[];
  height: number;
  color: 'coral' | 'teal';
  /** For the tooltip. */
  valueText: (value: number) => string;
  /** For the axis, shorter. */
  axisText: (value: number) => string;
}

const colors = { coral: 'var(--coral)', teal: 'var(--teal)' };
const tick = { fill: 'var(--ink-soft)', fontSize: 12 };
const margin = { top: 8, right: 4, bottom: 0, left: 0 };

const xAxis = { dataKey: 'label', tick, tickLine: false, axisLine: { stroke: 'var(--line)' }, minTickGap: 16 };
const yAxis = { tick, tickLine: false, axisLine: false, width: 44, tickCount: 4 };
const grid = { vertical: false, stroke: 'var(--line)' };

function axes(axisText: PlotProps['axisText'], options: { allowDecimals?: false } = {}) {
  return (
    <>
      <CartesianGrid {...grid} />
      <XAxis {...xAxis} />
      <YAxis {...yAxis} {...options} tickFormatter={axisText} />
    </>
  );
}

interface BarsFrameProps extends Pick<PlotProps, 'points' | 'height' | 'axisText'> {
  tip: ComponentProps<typeof Tooltip>['content'];
  children: ReactNode;
}

function BarsFrame({ points, height, axisText, tip, children }: BarsFrameProps) {
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart data={[...points]} margin={margin} accessibilityLayer={false}>
        {axes(axisText, { allowDecimals: false })}
        <Tooltip cursor={{ fill: 'var(--sunken)' }} isAnimationActive={false} content={tip} />
        {children}
      </BarChart>
    </ResponsiveContainer>
  );
}

export function BarsPlot({ color, valueText, ...frame }: PlotProps) {
  return (
    <BarsFrame {...frame} tip={(hover) => <PointTip point={pointOf(hover.payload)} valueText={valueText} />}>
      <Bar dataKey="value" fill={colors[color]} radius={[5, 5, 0, 0]} maxBarSize={44} isAnimationActive={false} />
    </BarsFrame>
  );
}

interface StackedPoint extends PlotPoint {
  /** On top of `value`. */
  failed: number;
}

interface StackedBarsProps extends Pick<PlotProps, 'height' | 'valueText' | 'axisText'> {
  points: readonly StackedPoint[];
  /** What the two parts are, for the legend and the tooltip. */
  valueLabel: string;
  failedLabel: string;
  /** A dashed line over the bars. */
  limit?: number;
}

/** What went well and what failed, one on the other. */
export function StackedBarsPlot({ valueText, limit, valueLabel, failedLabel, ...frame }: StackedBarsProps) {
  const partsText = ({ value, failed }: StackedPoint) => `${valueText(value + failed)} · ${failedLabel} : ${failed}`;
  const parts = [
    { dataKey: 'value', name: valueLabel, fill: colors.teal },
    { dataKey: 'failed', name: failedLabel, fill: colors.coral },
  ];
  return (
    <BarsFrame
      {...frame}
      tip={(hover) => {
        const point = hover.payload?.[0]?.payload as StackedPoint | undefined;
        return <PointTip point={point} valueText={() => (point ? partsText(point) : '')} />;
      }}
    >
      <Legend
        verticalAlign="top"
        align="left"
        height={36}
        iconType="circle"
        iconSize={10}
        itemSorter={null}
        formatter={(name: string) => <span className="text-sm text-ink-soft">{name}</span>}
      />
      {parts.map((part) => (
        <Bar key={part.dataKey} {...part} stackId="all" maxBarSize={44} isAnimationActive={false} />
      ))}
      {limit === undefined ? null : (
        <ReferenceLine y={limit} stroke="var(--ink)" strokeDasharray="6 4" ifOverflow="extendDomain" />
      )}
    </BarsFrame>
  );
}

export function AreaPlot({ points, height, color, valueText, axisText }: PlotProps) {
  return (
    <ResponsiveContainer width="100%" height={height}>
      <AreaChart data={[...points]} margin={margin} accessibilityLayer={false}>
        {axes(axisText)}
        <Tooltip
          cursor={{ stroke: 'var(--control)', strokeDasharray: '3 3' }}
          isAnimationActive={false}
          content={(hover) => <PointTip point={pointOf(hover.payload)} valueText={valueText} />}
        />
        <Area
          dataKey="value"
          type="monotone"
          stroke={colors[color]}
          strokeWidth={2.5}
          fill={colors[color]}
          fillOpacity={0.12}
          activeDot={{ r: 4, strokeWidth: 0 }}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}

/** The point under the pointer, as it was given. */
function pointOf(hovered: readonly { payload?: unknown }[] | undefined): PlotPoint | undefined {
  return hovered?.[0]?.payload as PlotPoint | undefined;
}

function PointTip({ point, valueText }: { point: PlotPoint | undefined; valueText: (value: number) => string }) {
  if (!point) return null;
  return (
    <div className="rounded-sm bg-ink px-3 py-2 text-sm leading-snug text-paper shadow-float">
      <p className="opacity-80">{point.longLabel}</p>
      <p className="font-semibold tabular-nums">{valueText(point.value)}</p>
    </div>
  );
}
