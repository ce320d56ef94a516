import { eq } from 'drizzle-orm';
import { account, customer } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

export interface Recipient {
  email: string;
  firstName: string | null;
  /** Without a password, only the mailed link leads into the account. */
  hasPassword: boolean;
}

/** Whom a mail about a customer's purchase goes to; null where nobody is known, as after the account's deletion. */
export async function recipientOf({ db }: Deps, customerId: string): Promise<Recipient | null> {
  const [row] = await db
    .select({ own: customer.email, email: account.email, firstName: account.firstName, hash: account.passwordHash })
    .from(customer)
    .leftJoin(account, eq(account.id, customer.accountId))
    .where(eq(customer.id, customerId));
  const email = row?.email ?? row?.own;
  return row && email ? { email, firstName: row.firstName, hasPassword: Boolean(row.hash) } : null;
}
