import { Ban, Check, Clock, type LucideIcon, Send, TriangleAlert } from 'lucide-react';
import type { AdminPayout, PayoutAction } from '#contract/admin-affiliates.ts';
import type { PayoutMethod, PayoutStatus } from '#contract/affiliates.ts';
import { formatDay, formatEuros } from '#contract/format.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { dayInParis } from '../day-range.ts';
import { dayText, longMonthText } from '../figure-text.ts';
import { payoutSteps } from './payout-list.ts';

const statusLooks: Record<PayoutStatus, { label: string; tone: BadgeTone; icon: LucideIcon }> = {
  requested: { label: 'À approuver', tone: 'apricot', icon: Clock },
  approved: { label: 'Approuvé', tone: 'teal', icon: Check },
  submitted: { label: 'Envoyé', tone: 'teal', icon: Send },
  paid: { label: 'Payé', tone: 'ink', icon: Check },
  failed: { label: 'Échoué', tone: 'danger', icon: TriangleAlert },
  canceled: { label: 'Annulé', tone: 'neutral', icon: Ban },
};

const stepLabels: Record<PayoutAction, string> = {
  approve: 'Approuver',
  cancel: 'Annuler',
  'mark-paid': 'Marquer payé',
  'mark-failed': 'Marquer échoué',
};

export const methodNames: Record<PayoutMethod, string> = { sepa: 'Virement SEPA', paypal: 'PayPal' };

const accountNames: Record<PayoutMethod, string> = { sepa: 'IBAN', paypal: 'PayPal' };

function targetText({ method, target, isTargetUnreadable }: AdminPayout): string {
  if (!method) return 'Aucune coordonnée de paiement';
  return `${methodNames[method]} · ${isTargetUnreadable ? 'coordonnées illisibles, à redemander' : (target ?? '')}`;
}

const whyAgain: Record<NonNullable<AdminPayout['outdatedBy']>, string> = {
  new_account: 'Coordonnées changées depuis ton accord : à approuver de nouveau',
  refunds: 'Achats remboursés depuis ton accord : à approuver de nouveau',
  restored: "Revenu d'une sauvegarde : vérifie sur ton relevé qu'il n'est pas déjà parti",
};

/** A changed account may be a thief's: nothing is sent there at once. */
function PayoutWarnings({ payout: { method, newTarget, outdatedBy } }: { payout: AdminPayout }) {
  return (
    <>
      {method && newTarget ? (
        <p className="font-semibold text-danger-text">
          {accountNames[method]} changé le {formatDay(newTarget.changedAt)}, attends le{' '}
          {formatDay(newTarget.sendableFrom)}
        </p>
      ) : null}
      {outdatedBy ? <p className="text-danger-text">{whyAgain[outdatedBy]}</p> : null}
    </>
  );
}

interface PayoutRowProps {
  payout: AdminPayout;
  pending: PayoutAction | null;
  onStep: (action: PayoutAction) => void;
}

export function PayoutRow({ payout, pending, onStep }: PayoutRowProps) {
  const { label, tone, icon } = statusLooks[payout.outdatedBy ? 'requested' : payout.status];
  const steps = payoutSteps(payout);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3 lg:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_6rem_8.5rem_18.5rem] lg:px-5">
      <div className="min-w-0">
        <p className="truncate font-semibold">{payout.username}</p>
        <p className="truncate text-sm text-ink-soft" title={payout.email}>
          {payout.email}
        </p>
      </div>
      <p className="text-right font-display text-lg font-bold tabular-nums lg:order-3">
        {formatEuros(payout.amountCents)}
      </p>
      <div className="min-w-0 text-sm max-lg:col-span-2 lg:order-2">
        <p className="truncate">{targetText(payout)}</p>
        <p className="text-ink-soft">
          {longMonthText(payout.month)} · part le {dayText(dayInParis(new Date(payout.executedOn)))}
        </p>
        <PayoutWarnings payout={payout} />
      </div>
      <div className="max-lg:col-span-2 lg:order-4">
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </div>
      <div className="flex justify-end gap-2 empty:hidden max-lg:col-span-2 lg:order-5">
        {steps.map((action) => (
          <Button
            key={action}
            variant={action === 'approve' || action === 'mark-paid' ? 'primary' : 'secondary'}
            size="small"
            aria-label={`${stepLabels[action]} le versement de ${payout.username}`}
            disabled={pending !== null}
            pending={pending === action}
            onClick={() => onStep(action)}
            className="whitespace-nowrap max-lg:flex-1"
          >
            {stepLabels[action]}
          </Button>
        ))}
      </div>
    </li>
  );
}
