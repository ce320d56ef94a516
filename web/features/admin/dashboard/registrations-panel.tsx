import { countedText, countText, longMonthText, monthText, shortCountText } from '../figure-text.ts';
import { Panel } from '../panel.tsx';
import { LoadedBars } from '../plots/loaded-plot.tsx';

const height = 240;

export function RegistrationsPanel({ months }: { months: readonly { month: string; count: number }[] }) {
  const total = months.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel
      title="Inscriptions des 6 derniers mois"
      aside={<p className="text-sm text-ink-soft tabular-nums">{countText(total)} au total</p>}
    >
      {months.length === 0 ? (
        <p className="text-sm text-ink-soft">Aucune inscription pour le moment.</p>
      ) : (
        <LoadedBars
          color="teal"
          height={height}
          points={months.map(({ month, count }) => ({
            label: monthText(month),
            longLabel: longMonthText(month),
            value: count,
          }))}
          valueText={(value) => countedText(value, 'inscription')}
          axisText={shortCountText}
          summary={`Inscriptions par mois : ${months.map(({ month, count }) => `${longMonthText(month)}, ${countText(count)}`).join(' ; ')}.`}
        />
      )}
    </Panel>
  );
}
