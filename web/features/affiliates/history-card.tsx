import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type AffiliateDay, affiliateHistoryDays } from '#contract/affiliate-payments.ts';
import { formatEuros } from '#contract/format.ts';
import { messageOf } from '../../api-error.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardTitle } from './card-title.tsx';
import { HistoryPlot } from './history-plot.tsx';
import { historyQuery } from './queries.ts';

const count = (one: string, many: string) => (value: number) => `${value} ${value > 1 ? many : one}`;

const series = {
  clicks: { label: 'Clics', read: (day: AffiliateDay) => day.clicks, say: count('clic', 'clics') },
  conversions: {
    label: 'Conversions',
    read: (day: AffiliateDay) => day.conversions,
    say: count('conversion', 'conversions'),
  },
  earnings: { label: 'Commissions', read: (day: AffiliateDay) => day.earningsCents, say: formatEuros },
} as const;
type SeriesName = keyof typeof series;
const names = Object.keys(series) as SeriesName[];

export function HistoryCard() {
  const id = useId();
  const [name, setName] = useState<SeriesName>('clicks');
  const { data: days, error } = useQuery(historyQuery);
  const { read, say } = series[name];
  const total = days?.reduce((sum, day) => sum + read(day), 0) ?? 0;
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-5">
      <CardTitle id={id} aside={<span className="font-semibold tabular-nums">{days ? say(total) : null}</span>}>
        Les {affiliateHistoryDays} derniers jours
      </CardTitle>
      <ChoiceChips
        legend="Montrer"
        options={names.map((value) => ({ value, label: series[value].label }))}
        value={name}
        onChange={setName}
      />
      {days ? (
        <HistoryPlot days={days.map((day) => ({ date: day.date, value: read(day) }))} say={say} />
      ) : error ? (
        <p>{messageOf(error)}</p>
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </Card>
  );
}
