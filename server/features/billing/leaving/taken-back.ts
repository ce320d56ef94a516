import { and, eq, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { cancellationRequest } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { isRefundedAfterEnd } from './charged-after-end.ts';

// A resumption hands the provider a mark of the cancellation that it takes back. The mark comes back with every snapshot: it tells that the
// resumption was carried out though its answer was lost, or a backup from before it was restored.

export function markOf({ id, askedTimes }: typeof cancellationRequest.$inferSelect): string {
  return `${id}:${askedTimes}`;
}

/**
 * Notes that the provider has taken the marked cancellation back, and mails it. Not one that was declared again since, nor that of an
 * account which is deleted, nor one after whose end a renewal was charged: the person was told that it goes back.
 */
export async function noteTakenBack(tx: Database, deps: Deps, subscriptionId: string, mark: string): Promise<void> {
  const [, id, askedTimes] = /^([\da-f-]{36}):(\d{1,9})$/.exec(mark) ?? [];
  if (!id || (await isRefundedAfterEnd(tx, subscriptionId))) return;
  const takenBack = await tx
    .update(cancellationRequest)
    .set({ status: 'taken_back' })
    .where(
      and(
        eq(cancellationRequest.subscriptionId, subscriptionId),
        sql`${cancellationRequest.id}::text = ${id}`,
        lte(cancellationRequest.askedTimes, Number(askedTimes)),
        ne(cancellationRequest.status, 'taken_back'),
        ne(cancellationRequest.via, 'account_deleted'),
      ),
    )
    .returning({ id: cancellationRequest.id });
  for (const one of takenBack) await deps.jobs.enqueue(tx, 'mail.resumption', { requestId: one.id });
}
