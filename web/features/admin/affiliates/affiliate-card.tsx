import { Pencil } from 'lucide-react';
import type { AdminAffiliate, AffiliateAction } from '#contract/admin-affiliates.ts';
import { formatDay } from '#contract/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { countText, eurosText } from '../figure-text.ts';
import { Rate } from '../rate.tsx';
import { initialOf } from '../users/user-name.ts';
import { AffiliateStatusBadge } from './affiliate-status-badge.tsx';

interface AffiliateCardProps {
  affiliate: AdminAffiliate;
  /** What is being decided about this affiliate. */
  pending: AffiliateAction | null;
  onDecide: (action: AffiliateAction) => void;
  onRename: () => void;
}

export function AffiliateCard({ affiliate, pending, onDecide, onRename }: AffiliateCardProps) {
  const { user, slug, status, createdAt } = affiliate;
  return (
    <Card as="li" isDense className="flex min-w-0 flex-col gap-4">
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-bubble rounded-bl-xs bg-teal-tint font-display text-lg font-bold text-teal-text"
        >
          {initialOf(user.username)}
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex items-center justify-between gap-3">
            <p className="truncate font-semibold" title={user.username}>
              {user.username}
            </p>
            <AffiliateStatusBadge status={status} />
          </div>
          <div className="flex min-w-0 items-center text-sm text-ink-soft">
            <span className="min-w-0 truncate" title={user.email}>
              {user.email}
            </span>
            <CopyButton
              text={user.email}
              what={`l'e-mail de ${user.username}`}
              look="icon"
              toast={{ title: 'Copié !', description: user.email }}
            />
          </div>
          <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 text-sm">
            <span className="flex min-w-0 items-center">
              <span className="min-w-0 break-all font-medium text-coral-text">@{slug}</span>
              <button
                type="button"
                aria-label={`Modifier le nom d'utilisateur de ${user.username}`}
                onClick={onRename}
                className="grid size-11 shrink-0 place-items-center rounded-sm text-ink-soft transition-colors hover:bg-sunken hover:text-ink lg:size-9"
              >
                <Pencil aria-hidden="true" className="size-4" />
              </button>
            </span>
            <span className="text-ink-soft">Depuis le {formatDay(createdAt)}</span>
          </div>
        </div>
      </div>
      <Figures affiliate={affiliate} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Addons affiliate={affiliate} />
        <Decisions affiliate={affiliate} pending={pending} onDecide={onDecide} />
      </div>
    </Card>
  );
}

function Figures({ affiliate: { stats } }: { affiliate: AdminAffiliate }) {
  const figures = [
    { label: 'Clics', value: countText(stats.clicks) },
    { label: 'Conversions', value: countText(stats.conversions) },
    { label: 'Gains', value: eurosText(stats.earnings) },
    { label: 'Taux', value: <Rate kind="overall" percent={stats.overallConvRate} /> },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-y border-line py-3 sm:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="grid gap-0.5">
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Addons({ affiliate: { stats } }: { affiliate: AdminAffiliate }) {
  const addon = (count: number, revenue: number) => `${countText(count)} · ${eurosText(revenue)}`;
  return (
    <dl className="grid gap-x-6 text-sm">
      {[
        { label: 'Option bio', value: addon(stats.bioAddonCount, stats.bioAddonRevenue) },
        { label: 'Option photo', value: addon(stats.photoAddonCount, stats.photoAddonRevenue) },
      ].map(({ label, value }) => (
        <div key={label} className="flex gap-2">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const decisions: Record<AdminAffiliate['status'], { action: AffiliateAction; label: string; isMain: boolean }[]> = {
  pending: [
    { action: 'approve', label: 'Accepter', isMain: true },
    { action: 'reject', label: 'Refuser', isMain: false },
  ],
  active: [{ action: 'suspend', label: 'Suspendre', isMain: false }],
  suspended: [{ action: 'reactivate', label: 'Réactiver', isMain: false }],
  rejected: [],
};

function Decisions({ affiliate, pending, onDecide }: Omit<AffiliateCardProps, 'onRename'>) {
  const offered = decisions[affiliate.status];
  if (offered.length === 0) return null;
  return (
    <div className={classNames('flex gap-2', affiliate.status === 'pending' && 'max-sm:w-full')}>
      {offered.map(({ action, label, isMain }) => (
        <Button
          key={action}
          variant={isMain ? 'primary' : 'secondary'}
          size="small"
          aria-label={`${label} ${affiliate.user.username}`}
          disabled={pending !== null}
          pending={pending === action}
          onClick={() => onDecide(action)}
          className="max-sm:flex-1"
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
