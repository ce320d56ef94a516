import { type SQL, sql } from 'drizzle-orm';
import { account } from '../../../db/schema.ts';
import { AppError } from '../../../errors.ts';

// Where a page of accounts, newest first, goes on: after the account with this time and id. The time has microseconds, as the
// database keeps it; a `Date` would lose them and with them accounts.

export const cursorOfAccount = sql<string>`to_char(${account.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || ${account.id}`;

const form =
  /^((?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])(?::[0-5]\d){2}\.\d{6}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export function isAfter(cursor: string): SQL {
  const [, time, id] = form.exec(cursor) ?? [];
  if (!time || !id || !isRealDay(time)) throw invalidPage();
  return sql`(${account.createdAt}, ${account.id}) < (${time}::timestamptz, ${id}::uuid)`;
}

/** JavaScript reads the 31st of February as the 3rd of March. */
function isRealDay(time: string): boolean {
  return new Date(time).toISOString().slice(0, 10) === time.slice(0, 10);
}

export function invalidPage(): AppError {
  return new AppError('invalid_body', "Cette page n'existe pas. Recharge la liste.", {
    fields: { after: 'Page invalide' },
  });
}
