import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { renderMail } from '../../adapters/mail/render.ts';
import { account, passiveMode } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import { addresseeColumns } from '../accounts/user.ts';
import { sendLimited, tellState } from '../limited-mails.ts';
import { ideaAt } from './ideas.ts';
import * as mails from './mails.ts';

const signedAs = 'passive-mode';
/** The job runs daily: half a day less than a week, so that a few minutes' delay does not skip a day each week. */
const minIntervalMs = 6.5 * 24 * 60 * 60 * 1000;

/** Switching passive mode on mails the first idea at once, with a link that stops these mails. Switching it on while it is on mails nothing. */
export async function setPassiveMode(deps: Deps, accountId: string, enabled: boolean): Promise<void> {
  if (!enabled) {
    await deps.db.delete(passiveMode).where(eq(passiveMode.accountId, accountId));
    return;
  }
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const added = await tx
      .insert(passiveMode)
      .values({ accountId, since: now, lastSentAt: now, ideasSent: 1 })
      .onConflictDoNothing()
      .returning({ accountId: passiveMode.accountId });
    if (added.length > 0) await deps.jobs.enqueue(tx, 'mail.weekly-idea', { accountId, number: 0 });
  });
}

/** Switches it off by the signed link of a mail, without sign-in. */
export async function stopPassiveMode(deps: Deps, token: string): Promise<void> {
  const [accountId = '', signature = ''] = token.split('.');
  if (!deps.signer.isSigned(signedAs, accountId, signature))
    throw new AppError('invalid_token', "Ce lien n'est pas valable.");
  await setPassiveMode(deps, accountId, false);
}

/** A retried job sends no idea twice: `lastSentAt` and the queued mails are written in one transaction. */
export function passiveModeJobs(deps: Deps): Pick<JobHandlers, 'retention.weekly-ideas' | 'mail.weekly-idea'> {
  return {
    async 'retention.weekly-ideas'() {
      const due = new Date(deps.clock.now().getTime() - minIntervalMs);
      await deps.db.transaction(async (tx) => {
        const rows = await tx
          .select()
          .from(passiveMode)
          .where(or(isNull(passiveMode.lastSentAt), lte(passiveMode.lastSentAt, due)))
          .for('update');
        for (const { accountId, ideasSent } of rows) {
          await tx
            .update(passiveMode)
            .set({ lastSentAt: deps.clock.now(), ideasSent: ideasSent + 1 })
            .where(eq(passiveMode.accountId, accountId));
          await deps.jobs.enqueue(tx, 'mail.weekly-idea', { accountId, number: ideasSent });
        }
      });
    },
    async 'mail.weekly-idea'(data, jobId) {
      const { accountId, number } = data;
      const [row] = await deps.db
        .select(addresseeColumns)
        .from(account)
        .innerJoin(passiveMode, eq(passiveMode.accountId, account.id))
        .where(and(eq(account.id, accountId)));
      if (!row) return;
      const { publicUrl } = deps.config.site;
      const stopUrl = `${publicUrl}/mode-passif/${accountId}.${deps.signer.sign(signedAs, accountId)}`;
      const url = `${publicUrl}/dashboard`;
      const content = mails.weeklyIdea({ firstName: row.firstName, idea: ideaAt(number), url, stopUrl });
      const send = () => deps.mail.send({ to: row.email, key: jobId, ...renderMail(content, deps.config.site) });
      // Only the first comes whenever it is asked for; the others come once a week.
      if (number > 0) return await send();
      await tellState(deps, { accountId, about: 'weekly-idea', mail: { job: 'mail.weekly-idea', data } }, () =>
        sendLimited(deps, 'first-weekly-idea', row, send),
      );
    },
  };
}
