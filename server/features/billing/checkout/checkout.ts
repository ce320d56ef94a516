import { eq } from 'drizzle-orm';
import type { createCheckoutSession } from '#contract/billing.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { PlanType } from '#contract/plans.ts';
import { addonPriceKey, planPriceKey } from '#contract/price-list.ts';
import type { OpenedCheckout } from '../../../adapters/payments/port.ts';
import { account } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import type { SignedInUser } from '../../accounts/user.ts';
import { attributionAtCheckout } from '../../affiliates/attribution.ts';
import { referralOf } from '../../affiliates/referrals.ts';
import { accountMutex } from '../account-mutex.ts';
import { findPayingCustomer } from '../customers.ts';
import { ignoreProviderOutage } from '../ignore-provider-outage.ts';
import { refuseSoonAfterWithdrawals } from '../leaving/rest-after-withdrawals.ts';
import { claimCheckout } from './claim.ts';
import { findOrCreateIntent, type Intent, nonceOf, noteSession, type Wanted } from './intents.ts';
import { networkHashOf, refuseAfterRefunds } from './refunded-often.ts';

// Opens a checkout. The intent (consent, buyer, affiliate) is stored before the provider is asked.

type Form = BodyOf<typeof createCheckoutSession>;

export async function openProCheckout(deps: Deps, form: Form, call: Call, user: SignedInUser | null): Promise<string> {
  await requireConsent(deps, form, user);
  const buyer = { call, user, referral: form.referral, nonce: nonceOf(call) };
  const opened = await openPlan(deps, form.planType, 'embedded', buyer);
  if (!opened.clientSecret) throw new AppError('provider_rejected', 'Session de paiement invalide');
  return opened.clientSecret;
}

export async function openHostedCheckout(
  deps: Deps,
  referral: string | undefined,
  call: Call,
  user: SignedInUser,
): Promise<string> {
  await requireConsent(deps, {}, user);
  const opened = await openPlan(deps, 'monthly', 'hosted', { call, user, referral, nonce: nonceOf(call) });
  if (!opened.url) throw new AppError('provider_rejected', 'Session de paiement invalide');
  return opened.url;
}

/** Consent to the terms and to being an adult comes from the account, where it was given at sign-up, else from the form. */
async function requireConsent(
  deps: Deps,
  form: Pick<Form, 'acceptsTerms' | 'isAdult'>,
  user: SignedInUser | null,
): Promise<void> {
  const [known] = user
    ? await deps.db
        .select({ terms: account.termsAcceptedAt, adult: account.adultConfirmedAt })
        .from(account)
        .where(eq(account.id, user.id))
    : [];
  const fields: Record<string, string> = {};
  if (!form.acceptsTerms && !known?.terms) fields.acceptsTerms = 'Accepte les conditions générales pour continuer';
  if (!form.isAdult && !known?.adult) fields.isAdult = 'Confirme que tu as 18 ans ou plus pour continuer';
  const [first] = Object.values(fields);
  if (first) throw new AppError('invalid_body', first, { fields });
}

interface Buyer {
  call: Call;
  user: SignedInUser | null;
  referral: string | undefined;
  nonce: string;
}

/** One after the other for each buyer, so that the newest checkout is open and those before it are closed. */
async function openPlan(
  deps: Deps,
  plan: PlanType,
  mode: 'embedded' | 'hosted',
  buyer: Buyer,
): Promise<OpenedCheckout> {
  if (buyer.user?.isPro) throw new AppError('conflict', 'Tu es déjà Pro !', { reason: 'already_pro' });
  if (!buyer.user) await refuseAfterRefunds(deps, networkHashOf(deps, buyer.call.address));
  if (buyer.user) await refuseSoonAfterWithdrawals(deps, buyer.user.id, 'pro');
  return await accountMutex.runExclusive(buyer.user?.id ?? buyer.nonce, async () => {
    const { intent, replaced } = await intentFor(deps, { plan, addon: null }, buyer);
    for (const old of replaced) await closeGivenUp(deps, old);
    return await openSession(deps, intent, mode, buyer.user);
  });
}

export async function openAddonCheckout(deps: Deps, intent: Intent, user: SignedInUser): Promise<OpenedCheckout> {
  return await openSession(deps, intent, 'embedded', user);
}

export async function intentFor(deps: Deps, wanted: Wanted, { call, user, referral, nonce }: Buyer) {
  return await findOrCreateIntent(deps, wanted, {
    accountId: user?.id ?? null,
    nonce,
    network: user ? null : networkHashOf(deps, call.address),
    referral: await attributionAtCheckout(deps, deps.db, {
      accountId: user?.id ?? null,
      referrals: [referral, referralOf(call)],
    }),
  });
}

async function openSession(
  deps: Deps,
  intent: Intent,
  mode: 'embedded' | 'hosted',
  user: SignedInUser | null,
): Promise<OpenedCheckout> {
  const { publicUrl } = deps.config.site;
  const opened = await deps.payments.openCheckout({
    intentId: intent.id,
    priceKey: intent.addon ? addonPriceKey[intent.addon] : planPriceKey[intent.plan ?? 'monthly'],
    mode,
    customerId: user && (await findPayingCustomer(deps.db, user)),
    email: user?.email ?? null,
    returnUrl: `${publicUrl}/complete-profile?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${publicUrl}/paywall`,
  });
  if (await noteSession(deps.db, intent.id, opened.sessionId)) return opened;
  await closeGivenUp(deps, { sessionId: opened.sessionId });
  throw new AppError('conflict', "Une autre offre vient d'être choisie avec ton compte. Recommence ton choix ici.");
}

/** Closes a checkout that was given up for another one or with Pro, unless it was paid in the meantime; then it counts as a purchase. */
export async function closeGivenUp(deps: Deps, old: Pick<Intent, 'sessionId'>): Promise<void> {
  const { sessionId } = old;
  if (!sessionId) return;
  await ignoreProviderOutage(async () => {
    await deps.payments.expireCheckout(sessionId);
    await claimCheckout(deps, sessionId);
  });
}
