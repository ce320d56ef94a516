import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { type OpenWithdrawal, refundShare } from '#contract/billing.ts';
import { formatDay, formatEuros } from '#contract/format.ts';
import type { Addon } from '#contract/plans.ts';
import { withdrawalDays } from '#contract/product.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useWithdrawal } from './subscription-mutations.ts';

interface WithdrawalProps {
  user: User;
  /** The name of the contract: the plan or the add-on. */
  contract: string;
  /** The add-on to withdraw from; without it, Pro and all its add-ons. */
  addon?: Addon;
  withdrawal: OpenWithdrawal;
}

/** Withdrawal with a full refund, offered during the 14 days that the law and «satisfait ou remboursé» give. */
export function Withdrawal({ user, contract, addon, withdrawal }: WithdrawalProps) {
  const { startedAt, until, refundCents, endsUnrefunded, hasEnded } = withdrawal;
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdrawal(addon);
  const given = formatEuros(refundCents);
  return (
    <Card tone="sunken" className="grid justify-items-start gap-3">
      <h3 className="text-lg">Changer d'avis{addon ? ` : ${contract}` : ''}</h3>
      <p className="text-sm">
        Tu as {withdrawalDays} jours, jusqu'au {formatDay(until)}, pour renoncer à{' '}
        {contractText(addon !== undefined, hasEnded)}. On te rembourse {given}, {refundShare(endsUnrefunded)}.
      </p>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        Renoncer au contrat ici
        {addon ? <span className="sr-only"> ({contract})</span> : null}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Renoncer à ton contrat ?"
        description={
          hasEnded
            ? `Ton contrat est déjà arrêté, et ${given} te sont remboursés.`
            : addon
              ? `L'option s'arrête tout de suite, Pro continue, et ${given} te sont remboursés.`
              : `Ton accès payant s'arrête tout de suite, options comprises, et ${given} te sont remboursés, ${refundShare(endsUnrefunded)}.`
        }
        confirmLabel="Confirmer la rétractation"
        cancelLabel={hasEnded ? 'Ne rien changer' : addon ? "Garder l'option" : 'Garder mon abonnement'}
        tone="danger"
        pending={withdraw.isPending}
        onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
          <dt className="text-ink-soft">Contrat</dt>
          <dd className="font-semibold">
            {contract}, {addon ? 'souscrite' : 'souscrit'} le {formatDay(startedAt)}
          </dd>
          <dt className="text-ink-soft">Nom</dt>
          <dd className="font-semibold">{user.firstName ?? user.username}</dd>
          <dt className="text-ink-soft">Accusé de réception</dt>
          <dd className="wrap-anywhere font-semibold">{user.email}</dd>
        </dl>
      </ConfirmDialog>
    </Card>
  );
}

function contractText(isOption: boolean, hasEnded: boolean): string {
  if (hasEnded)
    return isOption ? 'cette option, même si elle est déjà arrêtée' : "ton contrat, même s'il est déjà arrêté";
  return isOption ? 'cette option, et garder Pro' : 'ton contrat';
}
