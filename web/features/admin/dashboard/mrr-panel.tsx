import type { DailyStat } from '#contract/admin-figures.ts';
import { dayText, eurosText, longDayText, shortEurosText } from '../figure-text.ts';
import { Loaded } from '../loaded.tsx';
import { Panel } from '../panel.tsx';
import { LoadedArea } from '../plots/loaded-plot.tsx';

interface MrrPanelProps {
  query: { data: DailyStat[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  days: number;
}

const height = 240;

export function MrrPanel({ query, days }: MrrPanelProps) {
  const [first, last] = [query.data?.[0], query.data?.at(-1)];
  return (
    <Panel
      title={`MRR sur ${days} jours`}
      aside={
        first && last ? <p className="text-sm text-ink-soft tabular-nums">{changeText(first.mrr, last.mrr)}</p> : null
      }
    >
      <Loaded query={query} skeletonClass="h-60">
        {(stats) => (
          <LoadedArea
            color="coral"
            height={height}
            points={stats.map(({ date, mrr }) => ({ label: dayText(date), longLabel: longDayText(date), value: mrr }))}
            valueText={eurosText}
            axisText={shortEurosText}
            summary={summaryOf(stats)}
          />
        )}
      </Loaded>
    </Panel>
  );
}

function changeText(from: number, to: number): string {
  const change = to - from;
  return `${change > 0 ? '+' : ''}${eurosText(change)} sur la période`;
}

function summaryOf(stats: readonly DailyStat[]): string {
  const [first, last] = [stats[0], stats.at(-1)];
  if (!first || !last) return 'MRR : aucune donnée.';
  return `MRR : ${eurosText(first.mrr)} le ${dayText(first.date)}, ${eurosText(last.mrr)} le ${dayText(last.date)}.`;
}
