import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { formatEuros } from '#contract/format.ts';
import { affiliateTerms } from '#contract/plans.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../loaded.tsx';
import type { usePayouts } from '../queries.ts';
import { PayoutFiles } from './payout-files.tsx';
import { payoutFilesOf } from './payout-list.ts';
import { type PayoutStep, useStepPayout } from './payout-mutations.ts';
import { PayoutRow } from './payout-row.tsx';

const questions = {
  cancel: {
    title: 'Annuler ce versement ?',
    label: 'Annuler le versement',
    tells: 'Son montant revient dans son solde.',
  },
  'mark-failed': {
    title: 'Ce versement a échoué ?',
    label: 'Marquer échoué',
    tells: 'Son montant revient dans son solde.',
  },
} as const;

/** Payouts that wait come first; those that the run on the 5th submitted are in the file of their month. */
export function PayoutsView({ payouts }: { payouts: ReturnType<typeof usePayouts> }) {
  const [asked, setAsked] = useState<PayoutStep | null>(null);
  const stepping = useStepPayout();
  const step = (wanted: PayoutStep) => stepping.mutate(wanted, { onSettled: () => setAsked(null) });
  const question = asked && asked.action in questions ? questions[asked.action as keyof typeof questions] : null;
  return (
    <Loaded query={payouts}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState icon={Wallet} title="Aucun versement pour le moment">
            Un affilié peut demander un versement à partir de {formatEuros(affiliateTerms.minimumPayoutCents)}.
          </EmptyState>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <PayoutFiles files={payoutFilesOf(list)} />
            <ul aria-label="Versements" className="divide-y divide-line rounded-md border border-line bg-raised">
              {list.map((payout) => (
                <PayoutRow
                  key={payout.id}
                  payout={payout}
                  pending={
                    stepping.isPending && stepping.variables.payout.id === payout.id ? stepping.variables.action : null
                  }
                  onStep={(action) => (action in questions ? setAsked({ payout, action }) : step({ payout, action }))}
                />
              ))}
            </ul>
            {asked && question ? (
              <ConfirmDialog
                open
                onOpenChange={(open) => {
                  if (!open && !stepping.isPending) setAsked(null);
                }}
                title={question.title}
                description={`${asked.payout.username}, ${formatEuros(asked.payout.amountCents)}. ${question.tells}`}
                confirmLabel={question.label}
                cancelLabel="Retour"
                tone="danger"
                pending={stepping.isPending}
                onConfirm={() => step(asked)}
              />
            ) : null}
          </div>
        )
      }
    </Loaded>
  );
}
