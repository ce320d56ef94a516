import { eq } from 'drizzle-orm';
import { renderMail } from '../../adapters/mail/render.ts';
import { account, passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import { passkeyAdded } from './mails.ts';

/** Not limited: only a proven address has passkeys, and warnings of a theft reach it all. */
export function passkeyMailJobs(deps: Deps): Pick<JobHandlers, 'mail.passkey-added'> {
  return {
    async 'mail.passkey-added'({ passkeyId }, jobId) {
      const [row] = await deps.db
        .select({ email: account.email, firstName: account.firstName, name: passkey.name, addedAt: passkey.createdAt })
        .from(passkey)
        .innerJoin(account, eq(account.id, passkey.accountId))
        .where(eq(passkey.id, passkeyId));
      if (!row) return;
      const { site } = deps.config;
      const content = passkeyAdded({ ...row, accountUrl: `${site.publicUrl}/compte` });
      await deps.mail.send({ to: row.email, key: jobId, ...renderMail(content, site) });
    },
  };
}
