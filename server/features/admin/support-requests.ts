import { desc, eq } from 'drizzle-orm';
import type { AdminSupportRequest } from '#contract/admin.ts';
import { account, contactMessage, supportRequest } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { recordLook } from './audit.ts';

const shown = 100;

/** The newest requests, from the cancellation funnel and from the contact page. */
export async function listSupportRequests(deps: Deps): Promise<AdminSupportRequest[]> {
  await recordLook(deps.db, deps.clock, 'list-support-requests');
  const leaving = await deps.db
    .select({ request: supportRequest, name: account.firstName, email: account.email })
    .from(supportRequest)
    .innerJoin(account, eq(account.id, supportRequest.accountId))
    .orderBy(desc(supportRequest.createdAt), desc(supportRequest.id))
    .limit(shown);
  const written = await deps.db
    .select()
    .from(contactMessage)
    .orderBy(desc(contactMessage.createdAt), desc(contactMessage.id))
    .limit(shown);
  return [
    ...leaving.map(({ request, ...person }) => ({
      id: request.id,
      source: 'cancellation' as const,
      ...person,
      topic: request.reason,
      message: [request.otherReason, request.message].filter(Boolean).join('\n\n') || null,
      at: request.createdAt,
    })),
    ...written.map(({ id, name, email, topic, message, createdAt }) => ({
      ...{ id, name, email, topic, message },
      source: 'contact' as const,
      at: createdAt,
    })),
  ]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, shown)
    .map(({ at, ...request }) => ({ ...request, createdAt: at.toISOString() }));
}
