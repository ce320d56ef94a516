import { asc, eq, inArray } from 'drizzle-orm';
import { contactTopicLabels } from '#contract/contact.ts';
import { renderMail } from '../../adapters/mail/render.ts';
import { account, contactMessage, supportRequest } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import { sendLimited } from '../limited-mails.ts';
import { reasonLabels } from '../retention/reason-labels.ts';
import * as mails from './mails.ts';

// What people write to the operator. The first few requests within minutes are mailed one by one; of a flood the others wait, marked
// in their rows, and every five minutes one mail tells them all.

type RequestTable = typeof contactMessage | typeof supportRequest;

/** Mails one request to the operator, or leaves it to the next summary. */
export async function mailToOperator(
  deps: Deps,
  request: { table: RequestTable; id: string },
  send: (to: string) => Promise<void>,
): Promise<void> {
  const email = deps.config.site.contactEmail;
  if (await sendLimited(deps, 'operator-request', { email, emailVerified: true }, () => send(email))) return;
  await deps.db.update(request.table).set({ awaitsSummary: true }).where(eq(request.table.id, request.id));
}

/** So many requests in one mail at most. */
const perMail = 40;

export function operatorSummaryJob(deps: Deps): Pick<JobHandlers, 'mail.operator-summary'> {
  return {
    /** A request counts as mailed once its mail has gone out: one that fails is told by the next summary. */
    async 'mail.operator-summary'(_, jobId) {
      for (let part = 1; ; part++) {
        const written = await waitingMessages(deps);
        const leaving = await waitingSupportRequests(deps);
        const told = [...written, ...leaving].sort((a, b) => a.at.getTime() - b.at.getTime());
        if (told.length === 0) return;
        const { site } = deps.config;
        const mail = renderMail(mails.operatorSummary(told), site);
        await deps.mail.send({ to: site.contactEmail, key: `${jobId}-${part}`, ...mail });
        await markTold(deps, contactMessage, written);
        await markTold(deps, supportRequest, leaving);
      }
    },
  };
}

async function waitingMessages(deps: Deps): Promise<mails.ToldRequest[]> {
  const rows = await deps.db
    .select()
    .from(contactMessage)
    .where(eq(contactMessage.awaitsSummary, true))
    .orderBy(asc(contactMessage.createdAt))
    .limit(perMail);
  return rows.map(({ id, name, email, topic, message, createdAt }) => ({
    ...{ id, email, message, at: createdAt },
    about: `${contactTopicLabels[topic]} : ${name}`,
  }));
}

async function waitingSupportRequests(deps: Deps): Promise<mails.ToldRequest[]> {
  const rows = await deps.db
    .select({ request: supportRequest, email: account.email })
    .from(supportRequest)
    .innerJoin(account, eq(account.id, supportRequest.accountId))
    .where(eq(supportRequest.awaitsSummary, true))
    .orderBy(asc(supportRequest.createdAt))
    .limit(perMail);
  return rows.map(({ request, email }) => ({
    ...{ id: request.id, email, at: request.createdAt },
    about: `Demande d'aide avant résiliation : ${reasonLabels[request.reason]}`,
    message: [request.otherReason, request.message].filter(Boolean).join('\n\n') || 'Aucun message.',
  }));
}

async function markTold(deps: Deps, table: RequestTable, told: mails.ToldRequest[]): Promise<void> {
  if (told.length === 0) return;
  const ids = told.map(({ id }) => id);
  await deps.db.update(table).set({ awaitsSummary: false }).where(inArray(table.id, ids));
}
