import { and, eq, gt, lt, or } from 'drizzle-orm';
import { contactTopicLabels, type sendMessage } from '#contract/contact.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { renderMail } from '../../adapters/mail/render.ts';
import { contactMessage } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import * as mails from './mails.ts';

/** Stores the message; a job then mails it to the operator, and tries again until the mail is sent. */
export async function receiveMessage(
  deps: Deps,
  form: BodyOf<typeof sendMessage>,
  accountId: string | null,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(contactMessage)
      .values({ ...form, accountId, createdAt: deps.clock.now() })
      .returning({ id: contactMessage.id });
    if (!stored) throw new Error('a contact message was not stored');
    await deps.jobs.enqueue(tx, 'mail.contact-message', { messageId: stored.id });
  });
}

/** Anyone can type someone else's address into the form: beyond this, messages still arrive but their sender hears nothing. */
const acknowledgementsPerDay = 3;
const dayMs = 24 * 60 * 60 * 1000;

/** How many messages came from this address in the day before this one. */
async function earlierToday(deps: Deps, { id, email, createdAt }: typeof contactMessage.$inferSelect): Promise<number> {
  const since = new Date(createdAt.getTime() - dayMs);
  const isEarlier = or(
    lt(contactMessage.createdAt, createdAt),
    and(eq(contactMessage.createdAt, createdAt), lt(contactMessage.id, id)),
  );
  return await deps.db.$count(
    contactMessage,
    and(eq(contactMessage.email, email), gt(contactMessage.createdAt, since), isEarlier),
  );
}

export function contactMailJobs(deps: Deps): Pick<JobHandlers, 'mail.contact-message'> {
  return {
    async 'mail.contact-message'({ messageId }, jobId) {
      const [row] = await deps.db.select().from(contactMessage).where(eq(contactMessage.id, messageId));
      if (!row) return;
      const notice = mails.operatorNotice({ ...row, topicLabel: contactTopicLabels[row.topic] });
      const receipt = mails.acknowledgement({ name: row.name });
      const { site } = deps.config;
      await deps.mail.send({
        to: site.contactEmail,
        replyTo: row.email,
        key: `${jobId}-operator`,
        ...renderMail(notice, site),
      });
      if ((await earlierToday(deps, row)) < acknowledgementsPerDay)
        await deps.mail.send({ to: row.email, key: `${jobId}-sender`, ...renderMail(receipt, site) });
    },
  };
}
