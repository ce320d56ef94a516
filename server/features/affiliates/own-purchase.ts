import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { account, affiliate, customer, customerCard } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { isSameMailbox } from '../../mailbox.ts';
import { isErased } from '../billing/customers.ts';

// Affiliates earn nothing on their own purchases: same account, same mailbox, or a card that the affiliate's account paid with.

export interface Buyer {
  accountId: string | null;
  email: string | null;
}

/**
 * Stores a keyed hash of the card that paid; call it for every payment of every customer. Safe to repeat. A person who was erased
 * stays forgotten, though the provider still reports their payments.
 */
export async function rememberCard(
  deps: Pick<Deps, 'signer'>,
  tx: Database,
  { customerId, cardFingerprint }: { customerId: string; cardFingerprint: string | null },
): Promise<void> {
  if (!cardFingerprint || (await isErased(tx, customerId))) return;
  const cardHash = deps.signer.pseudonym('card', cardFingerprint);
  await tx.insert(customerCard).values({ customerId, cardHash }).onConflictDoNothing();
}

/** Decided by what is stored now, so ask again at every payment: an account or a card may have become known since. */
export async function isOwnPurchase(
  tx: Database,
  affiliateId: string,
  customerId: string,
  buyer?: Buyer,
): Promise<boolean> {
  const [owner] = await tx
    .select({ accountId: account.id, email: account.email })
    .from(affiliate)
    .innerJoin(account, eq(account.id, affiliate.accountId))
    .where(eq(affiliate.id, affiliateId));
  if (!owner) return false;
  const [known] = await tx
    .select({ accountId: customer.accountId, customerEmail: customer.email, accountEmail: account.email })
    .from(customer)
    .leftJoin(account, eq(account.id, customer.accountId))
    .where(eq(customer.id, customerId));
  if (buyer?.accountId === owner.accountId || known?.accountId === owner.accountId) return true;
  const emails = [buyer?.email, known?.customerEmail, known?.accountEmail].filter((email) => email != null);
  return (
    emails.some((email) => isSameMailbox(email, owner.email)) || (await sharesCard(tx, owner.accountId, customerId))
  );
}

/**
 * Other customers who paid with a card of this customer, where this customer is an affiliate's own and earned on them: their commissions
 * are to be taken back. Those that were taken back already are left out.
 */
export async function customersOnOwnCards(tx: Database, customerId: string): Promise<string[]> {
  const { rows } = (await tx.execute(sql`
    select distinct t.customer_id as "customerId"
    from customer own
      join affiliate a on a.account_id = own.account_id
      join customer_card mine on mine.customer_id = own.id
      join customer_card theirs on theirs.card_hash = mine.card_hash
      join attribution t on t.customer_id = theirs.customer_id and t.affiliate_id = a.id
      join ledger_entry e on e.affiliate_id = a.id and e.type = 'commission' and e.basis ->> 'customerId' = t.customer_id
    where own.id = ${customerId} and not exists (
      select from ledger_entry taken where taken.idempotency_key = 'own_purchase:' || (e.basis ->> 'invoiceId'))`)) as unknown as {
    rows: { customerId: string }[];
  };
  return rows.map((row) => row.customerId);
}

async function sharesCard(tx: Database, ownerId: string, customerId: string): Promise<boolean> {
  const ownCards = tx
    .select({ cardHash: customerCard.cardHash })
    .from(customerCard)
    .innerJoin(customer, eq(customer.id, customerCard.customerId))
    .where(eq(customer.accountId, ownerId));
  const [shared] = await tx
    .select({ found: sql`1` })
    .from(customerCard)
    .where(sql`${customerCard.customerId} = ${customerId} and ${inArray(customerCard.cardHash, ownCards)}`)
    .limit(1);
  return shared !== undefined;
}
