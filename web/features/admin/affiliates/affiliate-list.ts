import type { AdminAffiliate } from '#contract/admin-affiliates.ts';

export type AffiliateFilter = 'all' | 'active' | 'pending';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Searches username, slug and e-mail, ignoring accents and case; those who wait come first, then the highest earnings. */
export function findAffiliates(
  affiliates: readonly AdminAffiliate[],
  search: string,
  filter: AffiliateFilter,
): AdminAffiliate[] {
  const wanted = plain(search.trim()).replace(/^@/, '');
  return affiliates
    .filter(({ status }) => filter === 'all' || status === filter)
    .filter(({ user, slug }) => [user.username, slug, user.email].some((text) => plain(text).includes(wanted)))
    .sort(byPendingThenEarnings);
}

function byPendingThenEarnings(a: AdminAffiliate, b: AdminAffiliate): number {
  const waits = ({ status }: AdminAffiliate) => (status === 'pending' ? 1 : 0);
  return waits(b) - waits(a) || b.stats.earnings - a.stats.earnings;
}

/** What may stand in a slug: everything else that is typed falls away. */
export function slugFrom(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9_-]/g, '');
}
