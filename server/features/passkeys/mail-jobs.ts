import { and, desc, eq, gt } from 'drizzle-orm';
import { renderMail } from '../../adapters/mail/render.ts';
import { account, passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import { tellState } from '../limited-mails.ts';
import { passkeyAdded } from './mails.ts';

/** More than a mail waits at most. */
const recentMs = 2 * 24 * 60 * 60 * 1000;

/** Names every passkey of the last days: of those added while mails were held back, the last one's mail alone goes out. */
export function passkeyMailJobs(deps: Deps): Pick<JobHandlers, 'mail.passkey-added'> {
  return {
    async 'mail.passkey-added'(data, jobId) {
      const { accountId } = data;
      const since = new Date(deps.clock.now().getTime() - recentMs);
      const added = await deps.db
        .select({ email: account.email, firstName: account.firstName, name: passkey.name, addedAt: passkey.createdAt })
        .from(passkey)
        .innerJoin(account, eq(account.id, passkey.accountId))
        .where(and(eq(account.id, accountId), gt(passkey.createdAt, since)))
        .orderBy(desc(passkey.createdAt));
      const [newest, ...earlier] = added;
      if (!newest) return;
      const { site } = deps.config;
      const accountUrl = `${site.publicUrl}/compte`;
      const content = passkeyAdded({ ...newest, earlier: earlier.map(({ name }) => name), accountUrl });
      await tellState(deps, { accountId, about: 'passkeys', mail: { job: 'mail.passkey-added', data } }, () =>
        deps.mail.send({ to: newest.email, key: jobId, ...renderMail(content, site) }),
      );
    },
  };
}
