import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { account, billingLink, checkoutIntent, customer } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

// Which account a purchase belongs to.

/** A purchase goes to an account once and for all; answers whether it is this account's now. */
export async function attachCustomer(
  tx: Database,
  deps: Deps,
  customerId: string,
  accountId: string,
): Promise<boolean> {
  const now = deps.clock.now();
  const attached = await tx
    .update(customer)
    .set({ accountId, attachedAt: now, email: null })
    .where(and(eq(customer.id, customerId), isNull(customer.accountId), isNull(customer.attachedAt)))
    .returning({ id: customer.id });
  if (attached.length === 0) {
    const [owner] = await tx.select({ id: customer.accountId }).from(customer).where(eq(customer.id, customerId));
    return owner?.id === accountId;
  }
  await tx.update(account).set({ stripeCustomerId: customerId }).where(eq(account.id, accountId));
  await tx
    .update(checkoutIntent)
    .set({ accountId })
    .where(and(eq(checkoutIntent.customerId, customerId), isNull(checkoutIntent.accountId)));
  await tx
    .update(billingLink)
    .set({ usedAt: now })
    .where(
      and(eq(billingLink.customerId, customerId), eq(billingLink.purpose, 'open_purchase'), isNull(billingLink.usedAt)),
    );
  // What was two people's is one person's now: it may be bought twice.
  await deps.jobs.enqueue(tx, 'billing.converge', { customerId });
  return true;
}

/** Purchases made under an address that is proven to be this account's. */
export async function attachPurchasesOf(tx: Database, deps: Deps, accountId: string): Promise<void> {
  const waiting = await tx
    .select({ id: customer.id })
    .from(customer)
    .innerJoin(account, eq(account.email, customer.email))
    .where(and(eq(account.id, accountId), sql`${account.emailVerifiedAt} is not null`, isNull(customer.attachedAt)));
  for (const { id } of waiting) await attachCustomer(tx, deps, id, accountId);
}

/** Condition on `customer`: those of the same person, by account or, while there is none, by address. */
export function ofSamePerson(person: { accountId: string | null; email: string | null }) {
  return or(
    person.accountId ? eq(customer.accountId, person.accountId) : sql`false`,
    person.email ? and(isNull(customer.attachedAt), eq(customer.email, person.email)) : sql`false`,
  );
}

/** Whose purchase a customer's is: the account that owns it, or the one that has its address. */
export async function personOf(
  tx: Database,
  customerId: string,
): Promise<{ accountId: string | null; email: string | null }> {
  const [row] = await tx
    .select({ accountId: customer.accountId, email: customer.email })
    .from(customer)
    .where(eq(customer.id, customerId));
  if (!row) return { accountId: null, email: null };
  const known = row.accountId ? eq(account.id, row.accountId) : row.email ? eq(account.email, row.email) : null;
  const [owner] = known ? await tx.select({ id: account.id, email: account.email }).from(account).where(known) : [];
  return { accountId: owner?.id ?? null, email: owner?.email ?? row.email };
}
