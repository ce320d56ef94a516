import type { AffiliateStatus } from '#contract/affiliates.ts';
import { affiliate, affiliateClick, affiliateRegistration, affiliateStatusChange } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { recordAdminAction } from '../features/admin/audit.ts';
import type { SeededAccount } from './seed-accounts.ts';
import { seededRandom } from './seeded-random.ts';

const day = 24 * 60 * 60 * 1000;
const referrers = ['www.instagram.com', 'www.tiktok.com', 'www.youtube.com', null];

/** Who they are; `weight` is how much of the referred traffic is theirs, `daysAgo` when they asked to join. */
const partners: { slug: string; status: AffiliateStatus; weight: number; daysAgo: number }[] = [
  { slug: 'demo', status: 'active', weight: 10, daysAgo: 180 },
  { slug: 'coach-lea', status: 'active', weight: 6, daysAgo: 170 },
  { slug: 'podcast_rencontres', status: 'active', weight: 3, daysAgo: 150 },
  { slug: 'tom-conseille', status: 'active', weight: 2, daysAgo: 120 },
  { slug: 'blog-du-coeur', status: 'active', weight: 1, daysAgo: 60 },
  { slug: 'promo-express', status: 'suspended', weight: 2, daysAgo: 140 },
  { slug: 'spam-a-gogo', status: 'rejected', weight: 0, daysAgo: 40 },
  { slug: 'nina-stories', status: 'pending', weight: 0, daysAgo: 2 },
  { slug: 'studio-match', status: 'pending', weight: 0, daysAgo: 1 },
];
/** How long ago the suspended one was suspended. */
const suspendedDaysAgo = 20;

export interface Referral {
  affiliateId: string;
  clickedAt: Date;
}

export interface SeededAffiliates {
  count: number;
  /** Ids of those who may have earned, the busiest first. */
  earning: string[];
  /** By account: the link that the account came by. */
  referrals: Map<string, Referral>;
}

/** Affiliates in every status, with clicks on their links and the accounts that came by them. */
export async function seedAffiliates(deps: Deps, accounts: SeededAccount[]): Promise<SeededAffiliates> {
  const random = seededRandom(20261116);
  const now = deps.clock.now().getTime();
  return await deps.db.transaction(async (tx) => {
    const stored = await tx
      .insert(affiliate)
      .values(
        partners.map(({ slug, status, daysAgo }, index) => ({
          accountId: accounts[index]?.id ?? '',
          slug,
          status,
          createdAt: new Date(Math.max(now - daysAgo * day, accounts[index]?.createdAt.getTime() ?? 0)),
        })),
      )
      .returning();
    for (const { id, accountId, status, createdAt } of stored)
      for (const change of historyOf(status, createdAt, now)) {
        await tx.insert(affiliateStatusChange).values({ affiliateId: id, ...change });
        const details = { before: change.before, after: change.after };
        await recordAdminAction(
          tx,
          { now: () => change.at },
          { action: 'affiliate-status', subjectId: accountId, details },
        );
      }

    const links = stored.flatMap(({ id, createdAt, slug, status }) => {
      const weight = partners.find((one) => one.slug === slug)?.weight ?? 0;
      const until = status === 'suspended' ? now - suspendedDaysAgo * day : now;
      return Array.from({ length: weight }, () => ({ id, from: createdAt.getTime() + day, until }));
    });
    await tx.insert(affiliateClick).values(
      Array.from({ length: 1400 }, () => {
        const { id, from, until } = random.pick(links);
        const clickedAt = new Date(from + Math.sqrt(random.next()) * (until - from));
        return { affiliateId: id, referrerHost: random.pick(referrers), clickedAt };
      }),
    );

    const referrals = new Map<string, Referral>();
    for (const { id, createdAt } of accounts.slice(partners.length)) {
      const clickedAt = new Date(createdAt.getTime() - random.next() * 2 * day);
      const link = random.pick(links);
      const isOpen = clickedAt.getTime() > link.from && clickedAt.getTime() < link.until;
      if (isOpen && random.chance(0.35)) referrals.set(id, { affiliateId: link.id, clickedAt });
    }
    const createdAtOf = new Map(accounts.map(({ id, createdAt }) => [id, createdAt]));
    // Each of them clicked, too.
    await tx
      .insert(affiliateClick)
      .values([...referrals.values()].map((referral) => ({ ...referral, referrerHost: random.pick(referrers) })));
    await tx.insert(affiliateRegistration).values(
      [...referrals].map(([accountId, referral]) => ({
        accountId,
        ...referral,
        registeredAt: createdAtOf.get(accountId) ?? referral.clickedAt,
      })),
    );
    const earning = stored.filter(({ status }) => status === 'active' || status === 'suspended').map(({ id }) => id);
    return { count: stored.length, earning, referrals };
  });
}

function historyOf(status: AffiliateStatus, createdAt: Date, now: number) {
  const decidedAt = new Date(Math.min(createdAt.getTime() + day, now));
  if (status === 'pending') return [];
  if (status === 'rejected') return [{ before: 'pending', after: 'rejected', at: decidedAt } as const];
  const accepted = { before: 'pending', after: 'active', at: decidedAt } as const;
  if (status === 'active') return [accepted];
  return [accepted, { before: 'active', after: 'suspended', at: new Date(now - suspendedDaysAgo * day) } as const];
}
