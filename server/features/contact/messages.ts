import { eq } from 'drizzle-orm';
import { contactTopicLabels, type sendMessage } from '#contract/contact.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { renderMail } from '../../adapters/mail/render.ts';
import { contactMessage } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import type { Asker } from '../../jobs/catalogue.ts';
import { sendLimited } from '../limited-mails.ts';
import * as mails from './mails.ts';
import { mailToOperator } from './operator-summary.ts';

/**
 * Stores the message; a job then mails it to the operator, alone or with others, and tries again until the mail is sent. Anyone can type someone else's
 * address into the form: beyond the limit of acknowledgements, messages still arrive but their sender hears nothing.
 */
export async function receiveMessage(
  deps: Deps,
  form: BodyOf<typeof sendMessage>,
  accountId: string | null,
  asker: Asker,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(contactMessage)
      .values({ ...form, accountId, createdAt: deps.clock.now() })
      .returning({ id: contactMessage.id });
    if (!stored) throw new Error('a contact message was not stored');
    await deps.jobs.enqueue(tx, 'mail.contact-message', { messageId: stored.id, asker });
  });
}

export function contactMailJobs(deps: Deps): Pick<JobHandlers, 'mail.contact-message'> {
  return {
    async 'mail.contact-message'({ messageId, asker }, jobId) {
      const [row] = await deps.db.select().from(contactMessage).where(eq(contactMessage.id, messageId));
      if (!row) return;
      const notice = mails.operatorNotice({ ...row, topicLabel: contactTopicLabels[row.topic] });
      const receipt = mails.acknowledgement({ name: row.name });
      const { site } = deps.config;
      await mailToOperator(deps, { table: contactMessage, id: row.id }, (to) =>
        deps.mail.send({ to, replyTo: row.email, key: `${jobId}-operator`, ...renderMail(notice, site) }),
      );
      await sendLimited(deps, 'contact-acknowledgement', { email: row.email, emailVerified: false, asker }, () =>
        deps.mail.send({ to: row.email, key: `${jobId}-sender`, ...renderMail(receipt, site) }),
      );
    },
  };
}
