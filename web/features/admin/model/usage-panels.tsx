import { ChartColumn } from 'lucide-react';
import type { ModelDay } from '#contract/admin-model.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { countedText, countText, dayText, longDayText, percentText, shortCountText } from '../figure-text.ts';
import { Panel, PanelFigures } from '../panel.tsx';
import { LoadedStackedBars } from '../plots/loaded-plot.tsx';
import { secondsText } from './model-text.ts';
import type { ModelState } from './source-text.ts';
import { usageOf, wasUsed } from './usage-figures.ts';

const height = 240;
const figureDays = 7;
/** Below this share of the budget, its line would flatten the bars. */
const lineFrom = 0.2;

/** What the model did: calls by day against the daily budget, and the figures of the last week. */
export function UsagePanels({ state }: { state: ModelState }) {
  const { days, callsPerDay, callsToday, freeCallsPerDay, freeCallsToday } = state;
  if (!wasUsed(days)) {
    return (
      <EmptyState icon={ChartColumn} title="Aucun texte écrit par un modèle pour le moment">
        Ses appels et ses échecs, jour par jour, s'affichent ici dès le premier texte.
      </EmptyState>
    );
  }
  const most = Math.max(...days.map(({ calls }) => calls));
  const isLineShown = most >= callsPerDay * lineFrom;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Panel
        title={`Appels sur ${days.length} jours`}
        aside={
          <p className="text-sm text-ink-soft tabular-nums">
            Aujourd'hui : {countText(callsToday)} sur {countText(callsPerDay)}
          </p>
        }
      >
        <LoadedStackedBars
          height={height}
          points={days.map(({ day, calls, failures }) => ({
            label: dayText(day),
            longLabel: longDayText(day),
            value: calls - failures,
            failed: failures,
          }))}
          valueLabel="Réussis"
          failedLabel="Échoués"
          limit={isLineShown ? callsPerDay : undefined}
          valueText={(value) => countedText(value, 'appel')}
          axisText={shortCountText}
          summary={summaryOf(days, callsPerDay)}
        />
        <p className="text-sm text-ink-soft">
          {isLineShown
            ? `En pointillés, le budget : ${countedText(callsPerDay, 'appel')} par jour.`
            : `Le budget, ${countedText(callsPerDay, 'appel')} par jour, est bien au-dessus de ces barres.`}{' '}
          Les comptes gratuits et les visiteurs se partagent au plus la moitié du budget : {countText(freeCallsToday)}{' '}
          sur {countText(freeCallsPerDay)} aujourd'hui.
        </p>
      </Panel>
      <WeekPanel days={days.slice(-figureDays)} />
    </div>
  );
}

function WeekPanel({ days }: { days: readonly ModelDay[] }) {
  const { firstReplyMs, failedPercent, refusedPercent, fellBackPercent } = usageOf(days);
  const share = (percent: number | null) => (percent === null ? '–' : percentText(percent));
  return (
    <Panel title={`Les ${figureDays} derniers jours`}>
      <PanelFigures
        figures={[
          {
            label: 'Première réponse',
            figure: 'modelFirstReply',
            value: firstReplyMs === null ? '–' : secondsText(firstReplyMs),
          },
          { label: 'Appels échoués', figure: 'modelFailed', value: share(failedPercent) },
          { label: 'Écartés par les contrôles', figure: 'modelRefused', value: share(refusedPercent) },
          { label: 'Repris par le moteur intégré', figure: 'modelFellBack', value: share(fellBackPercent) },
        ]}
      />
    </Panel>
  );
}

function summaryOf(days: readonly ModelDay[], callsPerDay: number): string {
  const busy = days.filter(({ calls }) => calls > 0);
  const lines = busy.map(({ day, calls, failures }) => {
    const failed = failures > 0 ? `, dont ${countedText(failures, 'échoué')}` : '';
    return `${dayText(day)}, ${countedText(calls, 'appel')}${failed}`;
  });
  return `Appels par jour, pour un budget de ${countText(callsPerDay)} : ${lines.join(' ; ') || 'aucun'}.`;
}
