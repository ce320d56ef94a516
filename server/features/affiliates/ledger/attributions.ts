import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { affiliate, attribution } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { Attribution } from '../../billing/converging/ledger-port.ts';
import { isErased } from '../../billing/customers.ts';
import { isOwnPurchase, rememberCard } from '../own-purchase.ts';
import { lockCustomer } from './lock-customer.ts';

/** Stores a customer's affiliate, once and for good. The caller reports earlier payments again, so they earn too. */
export async function recordAttribution(
  deps: Pick<Deps, 'clock' | 'signer'>,
  tx: Database,
  { customerId, affiliateId, checkoutIntentId, clickedAt, buyer }: Attribution,
): Promise<void> {
  await rememberCard(deps, tx, { customerId, cardFingerprint: buyer.cardFingerprint });
  if (await lockCustomer(tx, customerId)) return;
  // Attributions are made before an account can be deleted; one that comes later would be the affiliate's own purchase.
  if (await isErased(tx, customerId)) return;
  const [owner] = await tx.select({ id: affiliate.id }).from(affiliate).where(eq(affiliate.id, affiliateId));
  if (!owner || (await isOwnPurchase(tx, affiliateId, customerId, buyer))) return;
  await tx
    .insert(attribution)
    .values({ customerId, affiliateId, checkoutIntentId, clickedAt, createdAt: deps.clock.now() });
}
