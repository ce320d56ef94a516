import { eq } from 'drizzle-orm';
import { account, customer } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';

// The mailed way to cancel without signing in. Anyone may ask for it under any address.

/** Mails the link where somebody at this address may cancel, after the same work where nobody does. */
export async function mailCancellationLink(deps: Deps, email: string): Promise<void> {
  const target = await findCancellable(deps, email);
  await deps.jobs.enqueueIf(deps.db, 'mail.cancellation-link', { email }, target !== null);
}

/** The account with this address, else the customer without account who bought under it; null if neither exists. Asks for both. */
export async function findCancellable({ db }: Deps, email: string) {
  const [owner] = await db.select().from(account).where(eq(account.email, email));
  const [buyer] = await db.select({ id: customer.id }).from(customer).where(eq(customer.email, email));
  if (owner) return { owner: { accountId: owner.id }, firstName: owner.firstName };
  return buyer ? { owner: { customerId: buyer.id }, firstName: null } : null;
}
