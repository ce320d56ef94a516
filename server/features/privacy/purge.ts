import { lt, or } from 'drizzle-orm';
import { contactMessage, mailLink, quotaUse, rateLimit, screenshotRun, session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import { sessionLifetime } from '../accounts/rules.ts';

const day = 24 * 60 * 60 * 1000;
const contactRetentionMs = 365 * day;
const spentLinkRetentionMs = 30 * day;
/** Long enough to answer «why was I refused last month». */
const usageRetentionMs = 62 * day;

/** Every night: what has run its time is deleted. */
export function purgeJob(deps: Deps): Pick<JobHandlers, 'maintenance.purge'> {
  return {
    async 'maintenance.purge'() {
      const now = deps.clock.now().getTime();
      const ago = (ms: number) => new Date(now - ms);
      await deps.db
        .delete(session)
        .where(
          or(
            lt(session.lastSeenAt, ago(sessionLifetime.idleMs)),
            lt(session.createdAt, ago(sessionLifetime.absoluteMs)),
          ),
        );
      await deps.db.delete(mailLink).where(lt(mailLink.expiresAt, ago(spentLinkRetentionMs)));
      await deps.db.delete(rateLimit).where(lt(rateLimit.expiresAt, ago(0)));
      await deps.db.delete(quotaUse).where(lt(quotaUse.endsAt, ago(usageRetentionMs)));
      await deps.db.delete(screenshotRun).where(lt(screenshotRun.expiresAt, ago(0)));
      await deps.db.delete(contactMessage).where(lt(contactMessage.createdAt, ago(contactRetentionMs)));
    },
  };
}
