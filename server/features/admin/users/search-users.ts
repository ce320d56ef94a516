import { and, type SQL, sql } from 'drizzle-orm';
import { account } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { userColumns } from '../../accounts/user.ts';
import { invalidPage } from './cursor.ts';

// People whose address, username, first name or phone number begins so, one after the other, each in the order of its index. A
// page is then read from an index alone; by date, everybody who matches would be sorted first.

const fields: SQL<string>[] = [
  sql`${account.email}`,
  sql`lower(${account.username})`,
  sql`lower(${account.firstName})`,
  sql`${account.phoneNumber}`,
];

/** Where a search goes on: after the account with this id and this text in this field. */
const form = /^([0-3])_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})_(.+)$/su;

interface Place {
  field: number;
  id: string;
  text: string;
}

/** At most `count` accounts after the cursor, each with its own. */
export async function searchUsers(
  deps: Deps,
  { search, after, only, count }: { search: string; after: string | undefined; only: SQL | undefined; count: number },
) {
  const start = after === undefined ? null : placeOf(after);
  // Whatever was typed is text, `%` and `_` too.
  const pattern = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const found: Awaited<ReturnType<typeof matchesOf>> = [];
  for (let field = start?.field ?? 0; field < fields.length && found.length < count; field++) {
    const place = start?.field === field ? start : null;
    found.push(...(await matchesOf(deps, { field, pattern, place, only, count: count - found.length })));
  }
  return found;
}

async function matchesOf(
  deps: Deps,
  asked: { field: number; pattern: string; place: Place | null; only: SQL | undefined; count: number },
) {
  const { field, pattern, place, only, count } = asked;
  const text = fields[field] ?? sql`''`;
  const isLater =
    place && sql`${text} ~>=~ ${place.text} and (${text} ~>~ ${place.text} or ${account.id} > ${place.id}::uuid)`;
  // Who was found by an earlier field is not found again.
  const isNew = fields.slice(0, field).map((earlier) => sql`(${earlier} like ${pattern}) is not true`);
  return await deps.db
    .select({ ...userColumns, cursor: sql<string>`${`${field}_`}::text || ${account.id} || '_' || ${text}` })
    .from(account)
    .where(and(sql`${text} like ${pattern}`, isLater ?? undefined, ...isNew, only))
    .orderBy(sql`${text} using ~<~`, account.id)
    .limit(count);
}

function placeOf(cursor: string): Place {
  const [, field, id, text] = form.exec(cursor) ?? [];
  if (!field || !id || !text) throw invalidPage();
  return { field: Number(field), id, text };
}
