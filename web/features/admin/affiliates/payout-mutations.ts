import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AdminPayout, type PayoutAction, payoutFile, stepPayout } from '#contract/admin-affiliates.ts';
import { formatEuros } from '#contract/format.ts';
import { messageOf } from '../../../api-error.ts';
import { saveFile } from '../../../save-file.ts';
import { showToast } from '../../../ui/toast.ts';
import { showFailure } from '../failure-toast.ts';
import { countedText } from '../figure-text.ts';
import { payoutsKey } from '../queries.ts';
import { useAdminSession } from '../session.tsx';
import type { PayoutFile } from './payout-list.ts';

const doneTitles: Record<PayoutAction, string> = {
  approve: 'Versement approuvé',
  cancel: 'Versement annulé',
  'mark-paid': 'Versement payé',
  'mark-failed': 'Versement échoué',
};

export interface PayoutStep {
  payout: AdminPayout;
  action: PayoutAction;
}

export function useStepPayout() {
  const { call } = useAdminSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ payout, action }: PayoutStep) =>
      (await call(stepPayout, { params: { id: payout.id, action } })).payout,
    onSuccess: async (stepped, { action }) => {
      showToast({
        // An approval after refunds cancels what is below the minimum.
        title: stepped.status === 'canceled' ? doneTitles.cancel : doneTitles[action],
        description: `${stepped.username} : ${formatEuros(stepped.amountCents)}`,
        tone: 'success',
      });
      await client.cancelQueries({ queryKey: payoutsKey });
      client.setQueryData<AdminPayout[]>(payoutsKey, (payouts) =>
        payouts?.map((payout) => (payout.id === stepped.id ? stepped : payout)),
      );
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (error) => showFailure(error, messageOf(error, "Ce versement n'a pas pu être modifié.")),
  });
}

export function useSavePayoutFile() {
  const { call } = useAdminSession();
  return useMutation({
    mutationFn: ({ month, method }: PayoutFile) => call(payoutFile, { params: { month, method } }),
    onSuccess: ({ fileName, type, content, payouts, totalCents }) => {
      saveFile(fileName, new Blob([content], { type }));
      showToast({
        title: 'Fichier téléchargé',
        description: `${countedText(payouts, 'versement')}, ${formatEuros(totalCents)}`,
        tone: 'success',
      });
    },
    onError: (error) => showFailure(error, messageOf(error, "Ce fichier n'a pas pu être préparé.")),
  });
}
