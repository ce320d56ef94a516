import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type OwedRefund, settleRefund } from '#contract/admin-figures.ts';
import { formatDay, formatEuros } from '#contract/format.ts';
import { messageOf } from '../../../api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { showFailure } from '../failure-toast.ts';
import { Panel } from '../panel.tsx';
import { useAdminSession } from '../session.tsx';

const causes: Record<OwedRefund['cause'], string> = {
  refund_failed: 'renvoyé par la banque',
  dispute_won: 'contestation gagnée, rien de remboursé',
};

/** What the payment provider did not give back; nothing is shown while nothing waits. */
export function OwedRefunds({ refunds }: { refunds: readonly OwedRefund[] }) {
  const [asked, setAsked] = useState<OwedRefund | null>(null);
  const settling = useSettleRefund();
  if (refunds.length === 0) return null;
  return (
    <Panel title="Remboursements à refaire">
      <p className="text-sm text-ink-soft">
        Rembourse de nouveau chez le prestataire de paiement : la ligne part toute seule. Après un virement, touche «
        Réglé ».
      </p>
      <ul className="-my-2 divide-y divide-line">
        {refunds.map((refund) => (
          <li key={refund.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold">{refund.email ?? 'Compte supprimé'}</p>
              <p className="text-sm text-ink-soft">
                {refund.label}, facture {refund.number ?? refund.id} · {causes[refund.cause]} le{' '}
                {formatDay(refund.noticedAt)}
              </p>
            </div>
            <p className="font-display text-lg font-bold tabular-nums">{formatEuros(refund.amountCents)}</p>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Réglé : ${formatEuros(refund.amountCents)}, facture ${refund.number ?? refund.id}`}
              onClick={() => setAsked(refund)}
            >
              Réglé
            </Button>
          </li>
        ))}
      </ul>
      {asked ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => {
            if (!open && !settling.isPending) setAsked(null);
          }}
          title="L'argent est-il parti ?"
          description={`${formatEuros(asked.amountCents)}, facture ${asked.number ?? asked.id}. La ligne disparaît, et ton action est au journal.`}
          confirmLabel="Oui, c'est réglé"
          cancelLabel="Retour"
          pending={settling.isPending}
          onConfirm={() => settling.mutate(asked, { onSettled: () => setAsked(null) })}
        />
      ) : null}
    </Panel>
  );
}

function useSettleRefund() {
  const { call } = useAdminSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: OwedRefund) => call(settleRefund, { params: { id } }),
    onSuccess: async ({ message }) => {
      showToast({ title: 'Remboursement réglé', description: message, tone: 'success' });
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (error) => showFailure(error, messageOf(error, "Ce remboursement n'a pas pu être réglé.")),
  });
}
