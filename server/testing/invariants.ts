import { readFileSync } from 'node:fs';
import type { OpenDatabase } from '../db/open.ts';

const query = readFileSync(new URL('../features/billing/invariants.sql', import.meta.url), 'utf8');

/** What breaks a rule of features/billing/invariants.sql; nothing ever should. */
export async function brokenInvariants({ executeSql }: OpenDatabase, now: Date): Promise<string[]> {
  const { rows } = await executeSql(query, [now.toISOString()]);
  return rows.map(({ rule, row }) => `${rule}: ${row}`);
}
