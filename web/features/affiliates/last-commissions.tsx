import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Commission } from '#contract/affiliates.ts';
import { formatDay, formatEuros } from '#contract/format.ts';
import { messageOf } from '../../api-error.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { CardTitle } from './card-title.tsx';
import { commissionsQuery } from './queries.ts';

const shown = 5;

export function LastCommissions() {
  const id = useId();
  const { data, error } = useQuery(commissionsQuery);
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-4">
      <CardTitle id={id}>Dernières commissions</CardTitle>
      {data ? (
        <CommissionList commissions={data.slice(0, shown)} />
      ) : error ? (
        <p>{messageOf(error)}</p>
      ) : (
        <SkeletonText />
      )}
    </Card>
  );
}

function CommissionList({ commissions }: { commissions: Commission[] }) {
  if (commissions.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        Aucune commission pour le moment. Partage ton lien, la première arrivera ici.
      </p>
    );
  return (
    <ul className="divide-y divide-line">
      {commissions.map(({ amountCents, createdAt, availableAt }) => (
        <li
          key={`${createdAt}-${availableAt}-${amountCents}`}
          className="flex items-baseline justify-between gap-4 py-2.5"
        >
          <span className="text-sm text-ink-soft">{formatDay(createdAt)}</span>
          <span className="font-semibold tabular-nums">
            {amountCents === 0 ? <span className="text-sm font-normal text-ink-soft">reprise · </span> : null}
            {formatEuros(amountCents)}
          </span>
        </li>
      ))}
    </ul>
  );
}
