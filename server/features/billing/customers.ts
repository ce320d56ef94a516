import { and, eq, exists, inArray, isNotNull, isNull, or, sql, TransactionRollbackError } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/open.ts';
import { account, checkoutIntent, customer } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { findRunning, heldSubscriptions } from './live-subscription.ts';

// Which account a customer of the payment provider belongs to. Every transaction locks customers first, then accounts, then their
// checkouts: a webhook, the return page and a deletion at the same moment would otherwise wait for each other.

/** Locks a customer until the transaction ends. Answers the account that it is tied to; null if it is not stored. */
export async function lockCustomerRow(
  tx: Database,
  customerId: string,
): Promise<{ accountId: string | null; attachedAt: Date | null } | null> {
  const [locked] = await tx
    .select({ accountId: customer.accountId, attachedAt: customer.attachedAt })
    .from(customer)
    .where(eq(customer.id, customerId))
    .for('no key update');
  return locked ?? null;
}

/**
 * Notes that we changed these subscriptions at the provider. A snapshot of their customers that was asked for before is then dropped,
 * and the stored copy counts as outdated until a later one is stored.
 */
export async function recordOwnChange(tx: Database, changed: readonly { customerId: string }[]): Promise<void> {
  await tx
    .update(customer)
    .set({ ownChanges: sql`${customer.ownChanges} + 1` })
    .where(
      inArray(
        customer.id,
        changed.map(({ customerId }) => customerId),
      ),
    );
}

/**
 * Locks an account and all its customers until the transaction ends. Answers false if the account is gone. Starts over where a
 * customer was attached before the account was locked: nothing attaches one afterwards.
 */
export async function lockAccountWithCustomers(tx: Database, accountId: string): Promise<boolean> {
  const ofAccount = (db: Database) =>
    db.select({ id: customer.id }).from(customer).where(eq(customer.accountId, accountId)).orderBy(customer.id);
  for (;;) {
    try {
      // Rolling back to the savepoint releases the locks.
      return await tx.transaction(async (savepoint) => {
        const locked = await ofAccount(savepoint).for('update');
        const [found] = await savepoint
          .select({ id: account.id })
          .from(account)
          .where(eq(account.id, accountId))
          .for('update');
        const owned = await ofAccount(savepoint);
        if (owned.length > locked.length) savepoint.rollback();
        return found !== undefined;
      });
    } catch (error) {
      if (!(error instanceof TransactionRollbackError)) throw error;
    }
  }
}

/** Ties a customer to an account, for good: a customer who has an account keeps it. Answers whether it is this account's. */
export async function attachCustomer(
  tx: Database,
  deps: Deps,
  customerId: string,
  accountId: string,
): Promise<boolean> {
  const known = await lockCustomerRow(tx, customerId);
  if (!known || known.accountId || known.attachedAt) return known?.accountId === accountId;
  // The account may have been deleted by now.
  const [owner] = await tx
    .select({ presentId: account.stripeCustomerId })
    .from(account)
    .where(eq(account.id, accountId))
    .for('update');
  if (!owner) return false;
  const { presentId } = owner;
  await tx
    .update(customer)
    .set({ accountId, attachedAt: deps.clock.now(), email: null })
    .where(eq(customer.id, customerId));
  // Anybody may pay with the address of a member: such a purchase must not take the member's portal over.
  if (!presentId || (await heldSubscriptions(tx, { customerId: presentId })).length === 0)
    await tx.update(account).set({ stripeCustomerId: customerId }).where(eq(account.id, accountId));
  await tx
    .update(checkoutIntent)
    .set({ accountId })
    .where(and(eq(checkoutIntent.customerId, customerId), isNull(checkoutIntent.accountId)));
  // The account may hold another subscription of the same kind: converging finds such a second purchase and refunds it.
  await deps.jobs.enqueue(tx, 'billing.converge', { customerId });
  return true;
}

/** The customer whose card pays for the running Pro, else the account's own; null before the first purchase. */
export async function findPayingCustomer(
  db: Database,
  user: Pick<SignedInUser, 'id' | 'stripeCustomerId'>,
): Promise<string | null> {
  return (await findRunning(db, { accountId: user.id }, 'pro'))?.customerId ?? user.stripeCustomerId;
}

/**
 * Ties a customer to the account that started one of these checkouts, if one of them was started by an account. If that account was
 * deleted since, the customer counts as erased too.
 */
export async function attachToBuyer(tx: Database, deps: Deps, customerId: string, intentIds: string[]): Promise<void> {
  const [buyer] = await tx
    .select({ id: checkoutIntent.accountId })
    .from(checkoutIntent)
    .where(and(inArray(checkoutIntent.id, intentIds), isNotNull(checkoutIntent.accountId)))
    .orderBy(checkoutIntent.createdAt)
    .limit(1);
  if (buyer?.id && (await attachCustomer(tx, deps, customerId, buyer.id))) return;
  await eraseWithBuyer(tx, deps, customerId, intentIds);
}

async function eraseWithBuyer(tx: Database, deps: Deps, customerId: string, intentIds: string[]): Promise<void> {
  const bought = and(inArray(checkoutIntent.id, intentIds), eq(checkoutIntent.status, 'account_deleted'));
  const erased = await tx
    .update(customer)
    .set({ attachedAt: deps.clock.now(), email: null })
    .where(
      and(
        eq(customer.id, customerId),
        isNull(customer.attachedAt),
        exists(tx.select({ id: checkoutIntent.id }).from(checkoutIntent).where(bought)),
      ),
    )
    .returning({ id: customer.id });
  // Converging refunds the purchase.
  if (erased.length > 0) await deps.jobs.enqueue(tx, 'billing.converge', { customerId });
}

/** Whether the account that had this customer's purchases was deleted. */
export async function isErased(tx: Database, customerId: string): Promise<boolean> {
  const [erased] = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(and(eq(customer.id, customerId), isNotNull(customer.attachedAt), isNull(customer.accountId)));
  return erased !== undefined;
}

/** Attaches a purchase to the account whose verified e-mail address it was made under, if there is one. */
export async function attachByAddress(tx: Database, deps: Deps, customerId: string): Promise<void> {
  const [owner] = await tx
    .select({ id: account.id })
    .from(customer)
    .innerJoin(account, eq(account.email, customer.email))
    .where(and(eq(customer.id, customerId), isNotNull(account.emailVerifiedAt), isNull(customer.attachedAt)));
  if (owner) await attachCustomer(tx, deps, customerId, owner.id);
}

/** Attaches purchases made under the account's e-mail address, once that address is verified. */
export async function attachPurchasesOf(tx: Database, deps: Deps, accountId: string): Promise<void> {
  const waiting = await tx
    .select({ id: customer.id })
    .from(customer)
    .innerJoin(account, eq(account.email, customer.email))
    .where(and(eq(account.id, accountId), sql`${account.emailVerifiedAt} is not null`, isNull(customer.attachedAt)))
    .orderBy(customer.id)
    // All of them before the account, which the first one locks.
    .for('no key update', { of: customer });
  for (const { id } of waiting) await attachCustomer(tx, deps, id, accountId);
}

/**
 * Who stands behind customers. Anybody may sign up or pay under anybody's address, so that one makes two customers one person only once it
 * is proven, or together with the card.
 */
export interface Person {
  accountId: string | null;
  /** Proven to be the account's. */
  email: string | null;
  /** The customer, and those who paid under the same address with the same card. */
  customerIds: string[];
}

/** SQL condition on `customer`: all customers of one person. Those of an address have no account yet. */
export function ofSamePerson({ accountId, email, customerIds }: Person) {
  return or(
    inArray(customer.id, customerIds),
    accountId ? eq(customer.accountId, accountId) : undefined,
    email ? and(isNull(customer.attachedAt), eq(customer.email, email)) : undefined,
  );
}

/** The person behind a customer: the account that owns it, else the account that has proven the same address. */
export async function personOf(tx: Database, customerId: string): Promise<Person> {
  const owner = alias(account, 'owner');
  const namesake = alias(account, 'namesake');
  const isProven = isNotNull(namesake.emailVerifiedAt);
  const [person] = await tx
    .select({
      accountId: sql<string | null>`coalesce(${owner.id}, ${namesake.id})`,
      email: sql<
        string | null
      >`case when ${owner.emailVerifiedAt} is not null then ${owner.email} else ${namesake.email} end`,
    })
    .from(customer)
    .leftJoin(owner, eq(owner.id, customer.accountId))
    .leftJoin(namesake, and(isNull(customer.accountId), eq(namesake.email, customer.email), isProven))
    .where(eq(customer.id, customerId));
  const alike = await paidAlike(tx, customerId);
  return { accountId: null, email: null, ...person, customerIds: [customerId, ...alike] };
}

/** The customers who paid under this one's address and with a card of theirs. */
async function paidAlike(tx: Database, customerId: string): Promise<string[]> {
  const { rows } = (await tx.execute(sql`
    select distinct other.id
    from customer own
      left join account own_account on own_account.id = own.account_id
      join customer_card card on card.customer_id = own.id
      join customer_card same on same.card_hash = card.card_hash and same.customer_id <> own.id
      join customer other on other.id = same.customer_id
      left join account other_account on other_account.id = other.account_id
    where own.id = ${customerId}
      and coalesce(own_account.email, own.email) = coalesce(other_account.email, other.email)`)) as unknown as {
    rows: { id: string }[];
  };
  return rows.map(({ id }) => id);
}

/** Gives every customer of an account the address that the account has now. */
export async function tellProviderEmail(deps: Deps, accountId: string): Promise<void> {
  const owned = await deps.db
    .select({ id: customer.id, email: account.email })
    .from(customer)
    .innerJoin(account, eq(account.id, customer.accountId))
    .where(eq(account.id, accountId));
  for (const { id, email } of owned) await deps.payments.setCustomerEmail(id, email);
}
