import type { createPortalSession } from '#contract/billing.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { findPayingCustomer } from './customers.ts';
import { cancelSubscription } from './leaving/cancellation.ts';

/** The provider's page for card and invoices. A granted Pro has no customer there: this call ends the grant instead (specified so). */
export async function openPortal(deps: Deps, user: SignedInUser): Promise<ResponseOf<typeof createPortalSession>> {
  const customerId = await findPayingCustomer(deps.db, user);
  if (customerId) return { url: await deps.payments.openPortal(customerId, `${deps.config.site.publicUrl}/compte`) };
  if (!user.isPro) throw new AppError('conflict', "Tu n'as pas d'abonnement actif.", { reason: 'no_subscription' });
  const { message } = await cancelSubscription(deps, { accountId: user.id }, 'member');
  return { directCancel: true, message };
}
