import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addAddon, cancelAddon } from '#contract/billing.ts';
import type { Addon } from '#contract/plans.ts';
import { call } from '../../api.ts';
import { useFailureToast } from '../../session/failures.ts';
import { showToast } from '../../ui/toast.ts';
import { type OpenedCheckout, openCheckout } from './checkout.ts';
import { useBillingRefresh } from './queries.ts';

/** A checkout in place of the charge, and the reason for it: the bank wants the cardholder, or there is no card. */
export interface AddonCheckout {
  checkout: OpenedCheckout;
  reason: string;
}

/** Charges the card of the Pro subscription at once, or returns a checkout where that is not possible. */
export function useAddAddon(addonType: Addon) {
  const queryClient = useQueryClient();
  const refresh = useBillingRefresh();
  const onError = useFailureToast();
  return useMutation({
    mutationFn: async (): Promise<AddonCheckout | null> => {
      const { message, clientSecret } = await call(addAddon, { params: { addonType } });
      if (clientSecret) return { checkout: await openCheckout(queryClient, clientSecret), reason: message };
      await refresh();
      showToast({ title: '✅ Activé !', description: message, tone: 'success' });
      return null;
    },
    onError,
  });
}

export function useCancelAddon(addonType: Addon) {
  const refresh = useBillingRefresh();
  const onError = useFailureToast();
  return useMutation({
    mutationFn: () => call(cancelAddon, { params: { addonType } }),
    onSuccess: async ({ message }) => {
      await refresh();
      showToast({ title: 'Annulé', description: message, tone: 'success' });
    },
    onError,
  });
}
