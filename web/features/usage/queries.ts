import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Feature } from '#contract/plans.ts';
import { getUsage, type Meter } from '#contract/usage.ts';
import { call } from '../../api.ts';

export const usageQuery = queryOptions({
  queryKey: [getUsage.path],
  queryFn: ({ signal }) => call(getUsage, { signal }),
  // Another tab may use the same quota, and midnight resets it (decision 38).
  staleTime: 30_000,
  refetchOnWindowFocus: true,
});

export function useMeter(feature: Feature): Meter | undefined {
  return useQuery(usageQuery).data?.usage.find((meter) => meter.feature === feature);
}

/** To be called after every use of a quota. */
export function useUsageRefresh(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.invalidateQueries(usageQuery), [queryClient]);
}
