import { eq } from 'drizzle-orm';
import { providerNames } from '#contract/identities.ts';
import type { MailContent } from '../../adapters/mail/content.ts';
import { renderMail } from '../../adapters/mail/render.ts';
import { account } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import { sendLimited, tellState } from '../limited-mails.ts';
import * as mails from './mails.ts';
import { namesOfOtherWaysIn } from './other-ways-in.ts';
import { addresseeColumns } from './user.ts';

/** Warnings that a way into the account is new, or is none any more. One to an account that was deleted meanwhile is dropped. */
export function wayInMailJobs(deps: Deps): Pick<JobHandlers, 'mail.password-changed' | 'mail.identity-changed'> {
  const { site } = deps.config;
  const send = async (to: string, content: MailContent, key: string) =>
    await deps.mail.send({ to, key, ...renderMail(content, site) });
  const addresseeOf = async (accountId: string) => {
    const [row] = await deps.db.select(addresseeColumns).from(account).where(eq(account.id, accountId));
    return row;
  };

  return {
    async 'mail.password-changed'(data, jobId) {
      const { accountId, changedAt, endedWaysIn = [], isFirst = false } = data;
      const to = await addresseeOf(accountId);
      if (!to) return;
      const content = mails.passwordChanged({
        firstName: to.firstName,
        when: changedAt,
        isFirst,
        endedWaysIn,
        otherWaysIn: await namesOfOtherWaysIn(deps.db, accountId),
        accountUrl: `${site.publicUrl}/compte`,
      });
      await tellState(deps, { accountId, about: 'password', mail: { job: 'mail.password-changed', data } }, () =>
        sendLimited(deps, 'password-changed', to, () => send(to.email, content, jobId)),
      );
    },
    async 'mail.identity-changed'(data, jobId) {
      const { accountId, provider, change } = data;
      const to = await addresseeOf(accountId);
      if (!to) return;
      const write = change === 'joined' ? mails.identityJoined : mails.identityRemoved;
      const content = write({ firstName: to.firstName, provider: providerNames[provider] });
      const mail = { job: 'mail.identity-changed', data } as const;
      await tellState(deps, { accountId, about: `identity ${provider}`, mail }, () => send(to.email, content, jobId));
    },
  };
}
