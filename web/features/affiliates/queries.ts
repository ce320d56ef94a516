import { queryOptions, useQuery } from '@tanstack/react-query';
import { type AffiliateProfile, getAffiliateProfile } from '#contract/affiliate-accounts.ts';
import { getAffiliateHistory } from '#contract/affiliate-payments.ts';
import { getAffiliateStats, listCommissions } from '#contract/affiliates.ts';
import { call } from '../../api.ts';
import { useUser } from '../../session/user.ts';

const refreshEveryMs = 30_000;

export const profileQuery = queryOptions({
  queryKey: [getAffiliateProfile.path],
  queryFn: async ({ signal }): Promise<AffiliateProfile | null> =>
    (await call(getAffiliateProfile, { signal })).affiliate,
});

export const statsQuery = queryOptions({
  queryKey: [getAffiliateStats.path],
  queryFn: async ({ signal }) => (await call(getAffiliateStats, { signal })).stats,
  refetchInterval: refreshEveryMs,
});

export const commissionsQuery = queryOptions({
  queryKey: [listCommissions.path],
  queryFn: async ({ signal }) => (await call(listCommissions, { signal })).commissions,
  refetchInterval: refreshEveryMs,
});

export const historyQuery = queryOptions({
  queryKey: [getAffiliateHistory.path],
  queryFn: async ({ signal }) => (await call(getAffiliateHistory, { signal })).days,
  refetchInterval: refreshEveryMs,
});

/** The member's profile: asked for once someone is signed in; `null` for a visitor and a member without one. */
export function useProfile() {
  const user = useUser();
  const profile = useQuery({ ...profileQuery, enabled: Boolean(user) });
  return { ...profile, data: user === null ? null : profile.data };
}
