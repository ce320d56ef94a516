import { desc } from 'drizzle-orm';
import { csvOf } from '../../../csv.ts';
import { account } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { type SignedInUser, userColumns, userFrom } from '../../accounts/user.ts';
import { recordAdminAction } from '../audit.ts';
import { dayAt } from '../figures/days.ts';
import { cursorOfAccount, isAfter } from './cursor.ts';

const batchSize = 2_000;
/** Tells spreadsheets that the file is UTF-8. */
const mark = '\ufeff';
/** What French spreadsheets separate cells by. */
const delimiter = ';';
const columns = ['id', 'username', 'firstName', 'email', 'phoneNumber', 'isPro', 'createdAt', 'stripeCustomerId'];

/** All accounts as CSV, newest first. They are read in batches as the client takes them, so memory does not grow with their number. */
export async function exportUsers(deps: Deps, which: 'all' | 'emails') {
  await recordAdminAction(deps.db, deps.clock, { action: 'export-users', details: { columns: which } });
  const name = which === 'emails' ? 'declic-emails' : 'declic-utilisateurs';
  return { fileName: `${name}-${dayAt(deps.clock.now())}.csv`, parts: partsOf(deps, which) };
}

async function* partsOf(deps: Deps, which: 'all' | 'emails'): AsyncGenerator<string> {
  yield mark + csvOf([which === 'emails' ? ['email'] : columns], delimiter);
  const now = deps.clock.now();
  for (let cursor: string | null = null, isOver = false; !isOver; ) {
    const rows = await batchAfter(deps, cursor);
    yield csvOf(
      rows.map((row) => (which === 'emails' ? [row.email] : cellsOf(userFrom(row, now)))),
      delimiter,
    );
    cursor = rows.at(-1)?.cursor ?? null;
    isOver = rows.length < batchSize;
  }
}

function cellsOf(user: SignedInUser): string[] {
  const { id, username, firstName, email, phoneNumber, isPro, createdAt, stripeCustomerId } = user;
  return [
    ...[id, username, firstName ?? '', email, phoneNumber ?? '', isPro ? 'oui' : 'non'],
    ...[createdAt.toISOString(), stripeCustomerId ?? ''],
  ];
}

async function batchAfter(deps: Deps, cursor: string | null) {
  return await deps.db
    .select({ ...userColumns, cursor: cursorOfAccount })
    .from(account)
    .where(cursor ? isAfter(cursor) : undefined)
    .orderBy(desc(account.createdAt), desc(account.id))
    .limit(batchSize);
}
