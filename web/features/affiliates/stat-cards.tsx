import type { ReactNode } from 'react';
import type { AffiliateStats } from '#contract/affiliates.ts';
import { formatEuros, formatPercent } from '#contract/format.ts';
import { affiliateTerms } from '#contract/plans.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

const count = new Intl.NumberFormat('fr-FR');

export function StatCards({ stats }: { stats: AffiliateStats }) {
  const { totalClicks, totalConversions, totalEarningsCents, pendingCents } = stats;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
      <Figure label="Clics" value={count.format(totalClicks)} note="sur ton lien, depuis le début" />
      <Figure
        label="Conversions"
        value={count.format(totalConversions)}
        note={
          totalClicks === 0
            ? 'personnes devenues clientes'
            : `soit ${formatPercent(totalConversions / totalClicks)} des clics`
        }
      />
      <Figure
        wide
        label="Commissions gagnées"
        badge={<Badge tone="coral">{formatPercent(affiliateTerms.commissionRate)}</Badge>}
        value={formatEuros(totalEarningsCents)}
        note={pendingCents > 0 ? `dont ${formatEuros(pendingCents)} bientôt disponibles` : 'versées ou à verser'}
      />
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  note: string;
  badge?: ReactNode;
  wide?: boolean;
}

function Figure({ label, value, note, badge, wide }: FigureProps) {
  return (
    <Card className={wide ? 'col-span-2 grid content-start gap-1 lg:col-span-1' : 'grid content-start gap-1'}>
      <dt className="flex min-h-8 items-center justify-between gap-2 text-sm font-semibold text-ink-soft">
        {label}
        {badge}
      </dt>
      <dd className="grid gap-1">
        <span className="display-type text-headline font-bold tabular-nums">{value}</span>
        <span className="text-sm text-ink-soft">{note}</span>
      </dd>
    </Card>
  );
}
