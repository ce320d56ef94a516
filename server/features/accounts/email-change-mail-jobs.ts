import { and, eq, isNull } from 'drizzle-orm';
import type { MailContent } from '../../adapters/mail/content.ts';
import { renderMail } from '../../adapters/mail/render.ts';
import { account, mailLink } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import { sendLimited } from '../limited-mails.ts';
import { endLink, endOlderLinks, tokenOf } from './mail-links.ts';
import * as mails from './mails.ts';
import { addresseeColumns } from './user.ts';

/** The mails of a change of address: to the new one, and to the former one. */
export function emailChangeMailJobs(deps: Deps): Pick<JobHandlers, 'mail.change-email' | 'mail.email-changed'> {
  const { site } = deps.config;
  const send = async (to: string, content: MailContent, key: string) =>
    await deps.mail.send({ to, key, ...renderMail(content, site) });
  const linkRow = { email: mailLink.email, createdAt: mailLink.createdAt, firstName: account.firstName };
  const linksOfAccounts = () =>
    deps.db.select(linkRow).from(mailLink).innerJoin(account, eq(account.id, mailLink.accountId));

  return {
    /** Whoever has the address already is told instead, and gets no link. */
    async 'mail.change-email'({ mailLinkId, asker }, jobId) {
      const [row] = await linksOfAccounts().where(and(eq(mailLink.id, mailLinkId), isNull(mailLink.usedAt)));
      if (!row) return;
      const [owner] = await deps.db.select(addresseeColumns).from(account).where(eq(account.email, row.email));
      const content = owner
        ? mails.addressHasAccount({ firstName: owner.firstName, loginUrl: `${site.publicUrl}/auth` })
        : mails.changeEmail({
            firstName: row.firstName,
            url: `${site.publicUrl}/nouvelle-adresse/${tokenOf(deps, 'change_email', mailLinkId)}`,
          });
      const isSent = await sendLimited(deps, 'change-email', { email: row.email, emailVerified: false, asker }, () =>
        send(row.email, content, jobId),
      );
      await deps.db.transaction((tx) => (isSent ? endOlderLinks : endLink)(tx, deps, mailLinkId));
    },
    async 'mail.email-changed'({ mailLinkId }, jobId) {
      const [row] = await linksOfAccounts().where(eq(mailLink.id, mailLinkId));
      if (!row) return;
      const url = `${site.publicUrl}/reprendre/${tokenOf(deps, 'restore_email', mailLinkId)}`;
      await send(row.email, mails.emailChanged({ firstName: row.firstName, when: row.createdAt, url }), jobId);
    },
  };
}
