import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listInvoices, mySubscription, paymentConfig } from '#contract/billing.ts';
import { call } from '../../api.ts';
import { userQuery } from '../accounts/queries.ts';
import { usageQuery } from '../usage/queries.ts';

export const paymentConfigQuery = queryOptions({
  queryKey: [paymentConfig.path],
  queryFn: ({ signal }) => call(paymentConfig, { signal }),
});

/** Fetched each time it is shown: renewals and failed payments happen at the provider meanwhile. */
export const subscriptionQuery = queryOptions({
  queryKey: [mySubscription.path],
  staleTime: 0,
  queryFn: ({ signal }) => call(mySubscription, { signal }),
});

export const invoicesQuery = queryOptions({
  queryKey: [listInvoices.path],
  staleTime: 0,
  queryFn: async ({ signal }) => (await call(listInvoices, { signal })).invoices,
});

/** To be called after every change of subscription, add-ons or payments. */
export function useBillingRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const changed = [userQuery, subscriptionQuery, invoicesQuery, usageQuery];
    await Promise.all(changed.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
  }, [queryClient]);
}
