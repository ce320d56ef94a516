import { formatPercent } from '#contract/format.ts';
import { Card } from '../../ui/card.tsx';
import type { UserStats } from './user-list.ts';

const count = new Intl.NumberFormat('fr-FR');

/** `5000` → «5 000» */
export function countText(value: number): string {
  return count.format(value);
}

export function StatCards({ stats }: { stats: UserStats }) {
  const cards = [
    { label: 'Utilisateurs', value: countText(stats.total) },
    { label: 'Pro', value: countText(stats.pro) },
    { label: 'Nouveaux sur 7 jours', value: countText(stats.recent) },
    { label: 'Taux Pro', value: formatPercent(stats.proRate) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {cards.map(({ label, value }) => (
        <Card key={label} className="flex flex-col-reverse justify-end gap-1 p-4 sm:p-5">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="display-type text-headline font-extrabold tabular-nums">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}
