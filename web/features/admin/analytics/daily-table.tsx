import type { DailyStat } from '#contract/admin-figures.ts';
import { countText, eurosText, longDayText } from '../figure-text.ts';
import { Rate } from '../rate.tsx';

const columns = [
  'Inscriptions',
  'Nouveaux Pro',
  'Total inscrits',
  'Total Pro',
  'MRR',
  'Vues',
  'Clics',
  'Sessions',
  'Conversion',
];

export function DailyTable({ days }: { days: readonly DailyStat[] }) {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-raised max-lg:hidden">
      <table className="w-full text-sm">
        <caption className="sr-only">Statistiques par jour</caption>
        <thead className="border-b border-line bg-sunken text-ink-soft">
          <tr>
            <th scope="col" className="px-4 py-3 text-left font-semibold">
              Date
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-3 text-right font-semibold last:pr-4">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular-nums">
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row" className="whitespace-nowrap px-4 py-2.5 text-left font-medium">
                {longDayText(day.date)}
              </th>
              {[day.newUsers, day.newProUsers, day.totalUsers, day.totalProUsers].map((count, index) => (
                <td key={columns[index]} className={cell}>
                  {countText(count)}
                </td>
              ))}
              <td className={cell}>{eurosText(day.mrr)}</td>
              {[day.pageViews, day.clicks, day.sessions].map((count, index) => (
                <td key={columns[index + 5]} className={cell}>
                  {countText(count)}
                </td>
              ))}
              <td className={`${cell} pr-4`}>
                <Rate kind="daily" percent={day.conversionRate} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = 'whitespace-nowrap px-3 py-2.5 text-right';
