import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { listAdminActions, listSupportRequests, listUsers } from '#contract/admin.ts';
import { listAffiliates, listPayouts } from '#contract/admin-affiliates.ts';
import { getDailyStats, getDashboard, getSiteStats } from '#contract/admin-figures.ts';
import { getModel } from '#contract/admin-model.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type DayRange, lastDays } from './day-range.ts';
import { callsWith, type OperatorCalls } from './operator-calls.ts';
import { type AdminSession, useAdminSession } from './session.tsx';

// What the operator's tabs read. No key holds the password, which would stay in the cache; all keys start with `admin`, and
// what they hold is removed from memory when the page is left.

const refreshMs = 30_000;

type UserTotals = ResponseOf<typeof listUsers>['totals'];
type Call = OperatorCalls['call'];

export interface UserFilter {
  search: string;
  plan: 'all' | 'pro' | 'free';
  /** `next` of the page before; null for the first page. */
  after: string | null;
}
export const everyUser: UserFilter = { search: '', plan: 'all', after: null };

export const usersKey = ['admin', 'users'];
const userTotalsKey = ['admin', 'user-totals'];
export const affiliatesKey = ['admin', 'affiliates'];
export const payoutsKey = ['admin', 'payouts'];
const auditLogKey = ['admin', 'audit-log'];

const usersQuery = (call: Call, { search, plan, after }: UserFilter) =>
  queryOptions({
    queryKey: [...usersKey, search, plan, after],
    queryFn: async ({ signal, client }) => {
      const query = { search: search || undefined, plan: plan === 'all' ? undefined : plan, after: after ?? undefined };
      const page = await call(listUsers, { query, signal });
      client.setQueryData(userTotalsKey, page.totals);
      return page;
    },
  });

const affiliatesQuery = (call: Call) =>
  queryOptions({ queryKey: affiliatesKey, queryFn: ({ signal }) => call(listAffiliates, { signal }) });

const dashboardQuery = (call: Call) =>
  queryOptions({ queryKey: ['admin', 'dashboard'], queryFn: ({ signal }) => call(getDashboard, { signal }) });

const siteStatsQuery = (call: Call, range: DayRange) =>
  queryOptions({
    queryKey: ['admin', 'site-stats', range],
    queryFn: ({ signal }) => call(getSiteStats, { query: range, signal }),
  });

const dailyStatsQuery = (call: Call, range: DayRange) =>
  queryOptions({
    queryKey: ['admin', 'daily-stats', range],
    queryFn: async ({ signal }) => (await call(getDailyStats, { query: range, signal })).stats,
  });

const payoutsQuery = (call: Call) =>
  queryOptions({ queryKey: payoutsKey, queryFn: async ({ signal }) => (await call(listPayouts, { signal })).payouts });

const supportRequestsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['admin', 'support-requests'],
    queryFn: async ({ signal }) => (await call(listSupportRequests, { signal })).requests,
  });

/** Data of the tab that is open: fetched when it is older than the interval, then at each interval. */
const whileShown = ({ isAuto }: AdminSession) => ({
  staleTime: refreshMs,
  refetchInterval: isAuto ? refreshMs : (false as const),
});

export function useUsers(filter: UserFilter) {
  const session = useAdminSession();
  return useQuery({ ...usersQuery(session.call, filter), ...whileShown(session), placeholderData: keepPreviousData });
}

export function useAffiliates() {
  const session = useAdminSession();
  return useQuery({ ...affiliatesQuery(session.call), ...whileShown(session) });
}

export function useDashboard() {
  const session = useAdminSession();
  return useQuery({ ...dashboardQuery(session.call), ...whileShown(session) });
}

export function useSiteStats(range: DayRange) {
  const session = useAdminSession();
  return useQuery({
    ...siteStatsQuery(session.call, range),
    ...whileShown(session),
    placeholderData: keepPreviousData,
  });
}

export function useDailyStats(range: DayRange) {
  const session = useAdminSession();
  return useQuery({
    ...dailyStatsQuery(session.call, range),
    ...whileShown(session),
    placeholderData: keepPreviousData,
  });
}

export function usePayouts() {
  const session = useAdminSession();
  return useQuery({ ...payoutsQuery(session.call), ...whileShown(session) });
}

export function useSupportRequests() {
  const session = useAdminSession();
  return useQuery({ ...supportRequestsQuery(session.call), ...whileShown(session) });
}

export function useModelState() {
  const session = useAdminSession();
  return useQuery({
    queryKey: ['admin', 'model'],
    queryFn: ({ signal }) => session.call(getModel, { signal }),
    ...whileShown(session),
  });
}

export function useAuditLog() {
  const session = useAdminSession();
  return useInfiniteQuery({
    queryKey: auditLogKey,
    queryFn: ({ signal, pageParam }) =>
      session.call(listAdminActions, { query: { before: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    ...whileShown(session),
  });
}

/** As the last page of users told them, whatever was searched. */
export function useUserTotals(): UserTotals | undefined {
  return useQuery<UserTotals>({ queryKey: userTotalsKey, queryFn: skipToken }).data;
}

/** What the tabs' labels count, as the open tab last heard it; a label asks for nothing itself. */
export function useTabCounts(range: DayRange) {
  const { call } = useAdminSession();
  const asHeard = { enabled: false, placeholderData: keepPreviousData };
  const totals = useUserTotals();
  const affiliates = useQuery({ ...affiliatesQuery(call), ...asHeard });
  const siteStats = useQuery({ ...siteStatsQuery(call, range), ...asHeard });
  return {
    users: totals?.users ?? 0,
    affiliates: affiliates.data?.affiliates.length ?? 0,
    sessions: siteStats.data?.totalSessions ?? 0,
  };
}

/** Tries the password with the four calls of the area, and keeps their answers as the first ones to show. */
export function useUnlock() {
  const client = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: async (password: string) => {
      const { call } = callsWith(password);
      const fresh = { staleTime: 0, retry: false };
      // The first alone: a wrong password must count as one attempt, not as four.
      await client.fetchQuery({ ...usersQuery(call, everyUser), ...fresh });
      await Promise.all([
        client.fetchQuery({ ...affiliatesQuery(call), ...fresh }),
        client.fetchQuery({ ...dashboardQuery(call), ...fresh }),
        client.fetchQuery({ ...siteStatsQuery(call, lastDays(7)), ...fresh }),
      ]);
    },
    onError: () => client.removeQueries({ queryKey: ['admin'] }),
  });
}

/** Removes all that the operator read from memory: when it is called, and when another page is opened. */
export function useForgetOperatorData(): () => void {
  const client = useQueryClient();
  const forget = useCallback(() => client.removeQueries({ queryKey: ['admin'] }), [client]);
  useEffect(() => forget, [forget]);
  return forget;
}
