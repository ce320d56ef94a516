import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listInvoices, mySubscription, paymentConfig } from '#contract/billing.ts';
import { getUsage } from '#contract/usage.ts';
import { call } from '../../api.ts';
import { userQuery } from '../accounts/queries.ts';

export const paymentConfigQuery = queryOptions({
  queryKey: [paymentConfig.path],
  queryFn: ({ signal }) => call(paymentConfig, { signal }),
});

/** Asked anew each time it is shown: payments go on at the provider while nobody looks. */
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

/** After anything that changes what the account has or owes. */
export function useBillingRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const keys = [userQuery.queryKey, [mySubscription.path], [listInvoices.path], [getUsage.path]];
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }, [queryClient]);
}
