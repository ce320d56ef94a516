import { Check } from 'lucide-react';
import { useId } from 'react';
import type { AffiliateStats, PayoutStatus } from '#contract/affiliates.ts';
import { formatDay, formatEuros, formatQuotedEuros } from '#contract/format.ts';
import { affiliateTerms } from '#contract/plans.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast.ts';
import { CardTitle } from './card-title.tsx';
import { useRequestPayout } from './mutations.ts';

const { minimumPayoutCents, payoutDay } = affiliateTerms;

interface PayoutCardProps {
  stats: AffiliateStats;
  hasPaymentDetails: boolean;
}

export function PayoutCard({ stats, hasPaymentDetails }: PayoutCardProps) {
  const id = useId();
  const request = useRequestPayout();
  const { availableCents } = stats;
  const isEligible = availableCents >= minimumPayoutCents;
  const ask = () => {
    if (isEligible) request.mutate();
    else
      showToast({
        title: 'Seuil non atteint',
        description: `Minimum de ${formatQuotedEuros(minimumPayoutCents)} requis. Tu as ${formatQuotedEuros(availableCents)}`,
        tone: 'danger',
      });
  };
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-4">
      <CardTitle
        id={id}
        aside={
          isEligible ? (
            <Badge tone="teal" icon={Check}>
              Éligible
            </Badge>
          ) : (
            <Badge tone="apricot">Encore {formatEuros(minimumPayoutCents - availableCents)}</Badge>
          )
        }
      >
        Versement
      </CardTitle>
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">Commissions disponibles</p>
        <p className="display-type text-headline font-bold tabular-nums">{formatEuros(availableCents)}</p>
        <ThresholdBar cents={availableCents} />
        <p className="text-sm text-ink-soft">Seuil minimum : {formatEuros(minimumPayoutCents)}</p>
      </div>
      <Button wide pending={request.isPending} pendingLabel="Envoi..." onClick={ask}>
        Demander mon versement
      </Button>
      {hasPaymentDetails ? null : (
        <p className="rounded-md bg-apricot-tint px-4 py-3 text-sm text-apricot-text">
          Ajoute ton IBAN ou ton adresse PayPal ci-dessous, pour qu'on sache où envoyer l'argent.
        </p>
      )}
      {stats.lastPayout ? <LastPayout payout={stats.lastPayout} /> : null}
      <p className="text-sm text-ink-soft">
        Versement mensuel par virement SEPA ou PayPal, le {payoutDay} du mois suivant.
      </p>
    </Card>
  );
}

function ThresholdBar({ cents }: { cents: number }) {
  const ratio = Math.min(1, Math.max(0, cents / minimumPayoutCents));
  return (
    <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
      <div
        className="h-full rounded-full bg-teal transition-[width] duration-200"
        style={{ width: `${ratio * 100}%` }}
      />
    </div>
  );
}

const payoutWords: Record<PayoutStatus, (day: string) => string> = {
  requested: (day) => `demandé, en cours de vérification. Départ prévu le ${day}.`,
  approved: (day) => `validé. Départ le ${day}.`,
  submitted: () => 'parti. Il arrive sous quelques jours.',
  paid: () => 'versé.',
  failed: () => 'refusé par la banque ou PayPal : la somme est de retour dans ton solde. Vérifie tes coordonnées.',
  canceled: () => 'annulé : la somme est de retour dans ton solde.',
};

function LastPayout({ payout }: { payout: NonNullable<AffiliateStats['lastPayout']> }) {
  return (
    <p className="border-t border-line pt-4 text-sm">
      <strong>{formatEuros(payout.amountCents)}</strong> : {payoutWords[payout.status](formatDay(payout.executedOn))}
    </p>
  );
}
