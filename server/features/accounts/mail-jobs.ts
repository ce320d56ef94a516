import { and, eq, isNull } from 'drizzle-orm';
import type { MailContent } from '../../adapters/mail/content.ts';
import { renderMail } from '../../adapters/mail/render.ts';
import { account, mailLink } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import { sendLimited } from '../limited-mails.ts';
import { mailVerification } from './email-verification.ts';
import { createMailLink, endLink, endOlderLinks, tokenOf } from './mail-links.ts';
import * as mails from './mails.ts';
import { addresseeColumns } from './user.ts';

type AccountMailJob = 'mail.verify-email' | 'mail.reset-password' | 'mail.sign-in' | 'mail.account-deleted';

/** Mails about accounts. A mail to an account that was deleted meanwhile is dropped, and so is one whose link has ended. */
export function accountMailJobs(deps: Deps): Pick<JobHandlers, AccountMailJob> {
  const send = async (to: string, content: MailContent, key: string) =>
    await deps.mail.send({ to, key, ...renderMail(content, deps.config.site) });
  const linkTo = (path: string, purpose: Parameters<typeof tokenOf>[1], linkId: string) =>
    `${deps.config.site.publicUrl}/${path}/${tokenOf(deps, purpose, linkId)}`;

  return {
    async 'mail.verify-email'({ mailLinkId, isPasswordNew = false, asker }, jobId) {
      const [row] = await deps.db
        .select({ email: mailLink.email, firstName: account.firstName })
        .from(mailLink)
        .innerJoin(account, eq(account.id, mailLink.accountId))
        .where(and(eq(mailLink.id, mailLinkId), isNull(mailLink.usedAt)));
      if (!row) return;
      const url = linkTo('verifier', 'verify_email', mailLinkId);
      const to = { email: row.email, emailVerified: false, asker };
      const sendLink = () =>
        send(row.email, mails.verifyEmail({ firstName: row.firstName, url, isPasswordNew }), jobId);
      // An account chooses its first password once. Every earlier link has ended, and its owner must hear of it.
      const isSent = isPasswordNew
        ? await sendLink().then(() => true)
        : await sendLimited(deps, 'verify-email', to, sendLink);
      await deps.db.transaction((tx) => (isSent ? endOlderLinks : endLink)(tx, deps, mailLinkId));
    },
    async 'mail.reset-password'({ email, asker }, jobId) {
      const [row] = await deps.db.select(addresseeColumns).from(account).where(eq(account.email, email));
      if (!row) return;
      await sendLimited(deps, 'reset-password', { ...row, asker }, async () => {
        const linkId = await createMailLink(deps.db, deps, row, 'reset_password');
        const url = linkTo('reinitialiser', 'reset_password', linkId);
        await send(row.email, mails.passwordReset({ firstName: row.firstName, url }), jobId);
        await deps.db.transaction((tx) => endOlderLinks(tx, deps, linkId));
      });
    },
    /** An address that nobody has proven gets the link that proves it: in another browser it asks for a password. */
    async 'mail.sign-in'({ email, asker }, jobId) {
      const [row] = await deps.db.select(addresseeColumns).from(account).where(eq(account.email, email));
      if (!row) return;
      if (!row.emailVerified) return await deps.db.transaction((tx) => mailVerification(tx, deps, row, { asker }));
      await sendLimited(deps, 'sign-in', row, async () => {
        const linkId = await createMailLink(deps.db, deps, row, 'sign_in');
        const url = linkTo('connexion', 'sign_in', linkId);
        await send(row.email, mails.signIn({ firstName: row.firstName, url }), jobId);
        await deps.db.transaction((tx) => endOlderLinks(tx, deps, linkId));
      });
    },
    async 'mail.account-deleted'({ email, firstName, emailVerified = false, affiliateMoney = null }, jobId) {
      await sendLimited(deps, 'account-deleted', { email, emailVerified }, () =>
        send(email, mails.accountDeleted({ firstName, affiliateMoney }), jobId),
      );
    },
  };
}
