import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import type { DailyStat } from '#contract/admin-figures.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { countText, dayText, eurosText, longDayText, shortCountText, shortEurosText } from '../figure-text.ts';
import { Panel } from '../panel.tsx';
import { LoadedArea, LoadedBars } from '../plots/loaded-plot.tsx';
import { DailyCards } from './daily-cards.tsx';
import { hasFigures } from './daily-figures.ts';
import { DailySummaryTiles } from './daily-summary-tiles.tsx';
import { DailyTable } from './daily-table.tsx';

const shownAtFirst = 31;

/** The days of the range, the newest first. */
export function DailyStats({ days }: { days: readonly DailyStat[] }) {
  const [isWhole, setWhole] = useState(false);
  if (!hasFigures(days)) {
    return <EmptyState icon={CalendarX} title="Aucune statistique disponible pour cette période" />;
  }
  const newestFirst = days.toReversed();
  const shown = isWhole ? newestFirst : newestFirst.slice(0, shownAtFirst);
  return (
    <>
      <DailySummaryTiles days={days} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Panel title="Pages vues par jour">
          <LoadedArea
            color="teal"
            height={180}
            points={days.map((day) => ({
              label: dayText(day.date),
              longLabel: longDayText(day.date),
              value: day.pageViews,
            }))}
            valueText={(value) => `${countText(value)} vues`}
            axisText={shortCountText}
            summary="Pages vues par jour : le tableau des jours donne chaque valeur."
          />
        </Panel>
        <Panel title="MRR par jour">
          <LoadedBars
            color="coral"
            height={180}
            points={days.map(({ date, mrr }) => ({ label: dayText(date), longLabel: longDayText(date), value: mrr }))}
            valueText={eurosText}
            axisText={shortEurosText}
            summary={`MRR par jour : le tableau des jours donne chaque valeur. Dernier jour : ${eurosText(days.at(-1)?.mrr ?? 0)}.`}
          />
        </Panel>
      </div>
      <DailyTable days={shown} />
      <DailyCards days={shown} />
      {shown.length < days.length ? (
        <Button variant="secondary" size="small" onClick={() => setWhole(true)} className="justify-self-center">
          Afficher les {days.length} jours
        </Button>
      ) : null}
    </>
  );
}
