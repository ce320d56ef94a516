import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { SubscriptionState } from '#contract/billing.ts';
import { formatDay, formatEuros } from '#contract/format.ts';
import { withdrawalDays } from '#contract/product.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useWithdrawal } from './subscription-mutations.ts';
import { planText } from './subscription-text.ts';

interface WithdrawalProps {
  user: User;
  pro: SubscriptionState;
  withdrawal: NonNullable<SubscriptionState['withdrawal']>;
}

/** Open for as long as the law and «satisfait ou remboursé» say: everything back, no question asked. */
export function Withdrawal({ user, pro, withdrawal: { until, refundCents } }: WithdrawalProps) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdrawal();
  return (
    <Card tone="sunken" className="grid justify-items-start gap-3">
      <h3 className="text-lg">Changer d'avis</h3>
      <p className="text-sm">
        Tu as {withdrawalDays} jours, jusqu'au {formatDay(until)}, pour renoncer à ton contrat. On te rembourse{' '}
        {formatEuros(refundCents)}, la totalité.
      </p>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        Renoncer au contrat ici
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Renoncer à ton contrat ?"
        description={`Ton accès payant s'arrête tout de suite, options comprises, et ${formatEuros(refundCents)} te sont remboursés.`}
        confirmLabel="Confirmer la rétractation"
        cancelLabel="Garder mon abonnement"
        tone="danger"
        pending={withdraw.isPending}
        onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
          <dt className="text-ink-soft">Contrat</dt>
          <dd className="font-semibold">
            {planText(pro)}, souscrit le {formatDay(pro.startedAt)}
          </dd>
          <dt className="text-ink-soft">Nom</dt>
          <dd className="font-semibold">{user.firstName ?? user.username}</dd>
          <dt className="text-ink-soft">Accusé de réception</dt>
          <dd className="break-all font-semibold">{user.email}</dd>
        </dl>
      </ConfirmDialog>
    </Card>
  );
}
