import { and, isNotNull, lt, ne, or } from 'drizzle-orm';
import {
  billingLink,
  checkoutIntent,
  contactMessage,
  mailboxUse,
  mailLink,
  quotaUse,
  rateLimit,
  screenshotRun,
  session,
  variationRun,
  withdrawal,
} from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import { sessionLifetime } from '../accounts/rules.ts';
import { networkCountsMs } from '../billing/checkout/refunded-often.ts';
import { restMs } from '../billing/leaving/rest-after-withdrawals.ts';
import { purgeSiteEvents } from '../tracking/purge-events.ts';
import { keepReading, trustedNow } from './trusted-now.ts';

const day = 24 * 60 * 60 * 1000;
const contactRetentionMs = 365 * day;
const spentLinkRetentionMs = 30 * day;
/** Two months, so that support can still see what was used last month. */
const usageRetentionMs = 62 * day;

/** Deletes every night what is older than its retention: sessions, links, counts, uses, runs, contact messages, events, and what told whose a withdrawal or a refunded purchase was. */
export function purgeJob(deps: Deps): Pick<JobHandlers, 'maintenance.purge'> {
  return {
    async 'maintenance.purge'() {
      const now = await trustedNow(deps);
      const ago = (ms: number) => new Date(now.getTime() - ms);
      await deps.db
        .delete(session)
        .where(
          or(
            lt(session.lastSeenAt, ago(sessionLifetime.idleMs)),
            lt(session.createdAt, ago(sessionLifetime.absoluteMs)),
          ),
        );
      for (const link of [mailLink, billingLink])
        await deps.db.delete(link).where(lt(link.expiresAt, ago(spentLinkRetentionMs)));
      await deps.db.delete(rateLimit).where(lt(rateLimit.expiresAt, ago(0)));
      await deps.db.delete(quotaUse).where(lt(quotaUse.endsAt, ago(usageRetentionMs)));
      await deps.db.delete(mailboxUse).where(lt(mailboxUse.endsAt, ago(0)));
      await deps.db.delete(screenshotRun).where(lt(screenshotRun.expiresAt, ago(0)));
      await deps.db.delete(variationRun).where(lt(variationRun.expiresAt, ago(0)));
      await deps.db.delete(contactMessage).where(lt(contactMessage.createdAt, ago(contactRetentionMs)));
      await deps.db
        .update(withdrawal)
        .set({ buyerHashes: [] })
        .where(and(lt(withdrawal.requestedAt, ago(restMs)), ne(withdrawal.buyerHashes, [])));
      await deps.db
        .update(checkoutIntent)
        .set({ network: null })
        .where(and(lt(checkoutIntent.createdAt, ago(networkCountsMs)), isNotNull(checkoutIntent.network)));
      await purgeSiteEvents(deps, now);
      await keepReading(deps, now);
    },
  };
}
