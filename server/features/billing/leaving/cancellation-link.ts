import { domainToASCII, domainToUnicode } from 'node:url';
import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { account, customer, entitlementGrant, subscription } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { BillingLink } from '../billing-links.ts';
import { isWithdrawn, type Owner, running } from '../live-subscription.ts';
import { type Cancelled, cancelIfRunning, noSubscription } from './cancellation.ts';

// The mailed way to cancel without signing in. Anyone may ask for it under any address.

/** Mails the link where Pro can be cancelled under this address, after the same work where none can. */
export async function mailCancellationLink(deps: Deps, email: string): Promise<void> {
  const found = await findCancellable(deps.db, email);
  await deps.jobs.enqueueIf(deps.db, 'mail.cancellation-link', { email }, found.length > 0);
}

interface Cancellable {
  owner: Owner;
  /** As it is stored, which is where a link is mailed: what was typed may only look like it. */
  email: string;
  firstName: string | null;
}

/** Whoever has Pro under this address: the account with it, and customers without account who bought under it. */
export async function findCancellable(db: Database, email: string): Promise<Cancellable[]> {
  const spellings = spellingsOf(email);
  const paid = await db
    .selectDistinct({
      customerId: customer.id,
      accountId: customer.accountId,
      email: sql<string>`coalesce(${account.email}, ${customer.email})`,
      firstName: account.firstName,
    })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, subscription.customerId))
    .leftJoin(account, eq(account.id, customer.accountId))
    .where(
      and(
        or(inArray(account.email, spellings), inArray(customer.email, spellings)),
        eq(subscription.entitlement, 'pro'),
        inArray(subscription.status, running),
        not(isWithdrawn),
      ),
    )
    .orderBy(customer.id);
  const granted = await db
    .select({ accountId: account.id, email: account.email, firstName: account.firstName })
    .from(entitlementGrant)
    .innerJoin(account, eq(account.id, entitlementGrant.accountId))
    .where(and(inArray(account.email, spellings), eq(entitlementGrant.entitlement, 'pro')));
  return [
    ...paid.map(({ customerId, accountId, ...buyer }) => ({
      owner: accountId ? { accountId } : { customerId },
      ...buyer,
    })),
    // A paid Pro is cancelled before a granted one, as for a member who is signed in.
    ...granted
      .filter(({ accountId }) => !paid.some((one) => one.accountId === accountId))
      .map(({ accountId, ...member }) => ({ owner: { accountId }, ...member })),
  ];
}

/**
 * Browsers write «société.fr» as «xn--socit-esab.fr» into a field for an address; the payment page does not. Both conversions drop what no
 * host has, so that a host which is neither of its own spellings is another one's with something added.
 */
function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf('@') + 1;
  const host = email.slice(at).normalize();
  const hosts = [domainToASCII(host), domainToUnicode(host)];
  return hosts.includes(host) ? hosts.map((one) => `${email.slice(0, at)}${one}`) : [email];
}

/**
 * Cancels the contract that the link was mailed for, and any other Pro under the address that it was mailed to: an account may have
 * taken that address since, or have had it all along, while a customer without account pays.
 */
export async function cancelByMailedLink(deps: Deps, link: BillingLink): Promise<Cancelled> {
  const target = link.accountId ? { accountId: link.accountId } : { customerId: link.customerId ?? '' };
  const others = await findCancellable(deps.db, link.email);
  const cancelled: Cancelled[] = [];
  for (const owner of [target, ...others.map((one) => one.owner)]) {
    const done = await cancelIfRunning(deps, owner, 'mailed_link');
    if (done) cancelled.push(done);
  }
  const [last] = cancelled.sort((a, b) => b.endsAt.getTime() - a.endsAt.getTime());
  if (!last) throw noSubscription();
  return last;
}
