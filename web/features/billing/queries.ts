import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { listInvoices, mySubscription, paymentConfig } from '#contract/billing.ts';
import { call } from '../../api.ts';
import { userQuery } from '../../session/user.ts';
import { usageQuery } from '../usage/queries.ts';

export const paymentConfigQuery = queryOptions({
  queryKey: [paymentConfig.path],
  queryFn: ({ signal }) => call(paymentConfig, { signal }),
});

/** How long a page waits before it asks again for what the provider has not confirmed yet. */
export const askAgainMs = 2000;

/** Fetched each time it is shown, since renewals and failed payments happen at the provider, and again while something is settling. */
const subscriptionQuery = queryOptions({
  queryKey: [mySubscription.path],
  staleTime: 0,
  queryFn: ({ signal }) => call(mySubscription, { signal }),
  refetchInterval: ({ state }) => (state.data?.isSettling ? askAgainMs : false),
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

/** What the account has. Once the provider has confirmed what was promised, all that depends on it is fetched anew. */
export function useSubscription() {
  const queryClient = useQueryClient();
  const subscription = useQuery(subscriptionQuery);
  const isSettling = subscription.data?.isSettling ?? false;
  const wasSettling = useRef(false);
  useEffect(() => {
    const hasSettled = wasSettling.current && !isSettling;
    wasSettling.current = isSettling;
    if (!hasSettled) return;
    // Several parts of a page use this hook: the first one's calls serve them all.
    for (const { queryKey } of [userQuery, invoicesQuery, usageQuery])
      void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }, [isSettling, queryClient]);
  return subscription;
}
