import { type ComponentProps, lazy, type ReactNode, Suspense, useId } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

// The plotting library is larger than the rest of the area, and only the area needs it: it is fetched once the gate is open.

const loadPlots = () => import('./plots.tsx');
const BarsPlot = lazy(async () => ({ default: (await loadPlots()).BarsPlot }));
const StackedBarsPlot = lazy(async () => ({ default: (await loadPlots()).StackedBarsPlot }));
const AreaPlot = lazy(async () => ({ default: (await loadPlots()).AreaPlot }));

export function preloadPlots(): void {
  loadPlots().catch(() => undefined);
}

export function LoadedBars({ summary, ...plot }: ComponentProps<typeof BarsPlot> & { summary: string }) {
  return (
    <PlotFrame summary={summary} height={plot.height}>
      <BarsPlot {...plot} />
    </PlotFrame>
  );
}

export function LoadedStackedBars({ summary, ...plot }: ComponentProps<typeof StackedBarsPlot> & { summary: string }) {
  return (
    <PlotFrame summary={summary} height={plot.height}>
      <StackedBarsPlot {...plot} />
    </PlotFrame>
  );
}

export function LoadedArea({ summary, ...plot }: ComponentProps<typeof AreaPlot> & { summary: string }) {
  return (
    <PlotFrame summary={summary} height={plot.height}>
      <AreaPlot {...plot} />
    </PlotFrame>
  );
}

interface PlotFrameProps {
  /** What the plot shows, for those who do not see it. */
  summary: string;
  height: number;
  children: ReactNode;
}

/** The summary stands in for a plot that cannot be seen or does not load. */
function PlotFrame({ summary, height, children }: PlotFrameProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="sr-only">
        {summary}
      </figcaption>
      <div aria-hidden="true" style={{ height }}>
        <ErrorBoundary
          fallback={
            <p className="grid h-full place-items-center rounded-sm bg-sunken p-4 text-center text-sm text-ink-soft">
              {summary}
            </p>
          }
        >
          <Suspense fallback={<Skeleton className="size-full rounded-sm" />}>{children}</Suspense>
        </ErrorBoundary>
      </div>
    </figure>
  );
}
