import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PurchaseOutcome } from '#contract/billing.ts';
import type { Database } from '../../../db/open.ts';
import { account, billingNotice, checkoutIntent, customer, subscription } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { isKeptForWayBack } from '../../accounts/mail-links.ts';
import { browserOf, replaceSession } from '../../accounts/sessions.ts';
import { createAccount } from '../../accounts/signup.ts';
import type { SignedInUser } from '../../accounts/user.ts';
import { attachCustomer, lockCustomerRow } from '../customers.ts';
import { claimCheckout } from './claim.ts';
import { hasNonce, type Intent } from './intents.ts';
import { signedInOutcome } from './profile.ts';
import { mailPurchaseLink, maskEmail } from './purchase-link.ts';

// A payer returns from the checkout. The page's address is no secret, so it signs in only the browser that started the
// checkout, once, within 30 minutes, and never into an account that existed before. In all other cases the payer gets a
// link by mail.

const autoLoginMs = 30 * 60 * 1000;

type Signed = { user: SignedInUser } | null;

export async function autoLogin(deps: Deps, call: Call, sessionId: string, caller: Signed): Promise<PurchaseOutcome> {
  const claim = await claimCheckout(deps, sessionId);
  if (claim.kind === 'unknown') throw new AppError('not_found', 'Session de paiement invalide');
  if (claim.kind === 'expired')
    throw new AppError('not_found', "Cette session de paiement a expiré. Rien n'a été débité : tu peux recommencer.");
  if (claim.kind === 'pending') return { status: 'pending' };
  const { intent, customerId } = claim;
  const isOwnBrowser = hasNonce(call, intent);
  if (intent.status === 'refunded' && isOwnBrowser) {
    if (await isBoughtInRest(deps.db, intent)) return refundedInRest;
    return intent.addon ? addonRefunded : refunded;
  }
  if (intent.status === 'account_deleted' && isOwnBrowser) return accountDeleted;

  if (caller && (intent.accountId === caller.user.id || (isOwnBrowser && intent.accountId === null))) {
    const isTheirs = await deps.db.transaction((tx) => attachCustomer(tx, deps, customerId, caller.user.id));
    if (isTheirs) return await signedInOutcome(deps, caller.user.id);
  }
  if (caller || !isOwnBrowser) return await sendLink(deps, customerId, null);
  return await openForPayer(deps, call, intent, customerId);
}

const refunded: PurchaseOutcome = {
  status: 'refunded',
  message: 'Tu étais déjà Pro : ce second achat est annulé et remboursé. Connecte-toi pour continuer.',
};

const addonRefunded: PurchaseOutcome = {
  status: 'refunded',
  message: "Cette option n'a pas été activée : ton paiement est annulé et remboursé. L'e-mail te dit pourquoi.",
};

const refundedInRest: PurchaseOutcome = {
  status: 'refunded',
  message:
    "Cet achat suit de trop près plusieurs rétractations payées avec la même carte : il est annulé et remboursé. L'e-mail te dit à partir de quand le refaire.",
};

const accountDeleted: PurchaseOutcome = {
  status: 'refunded',
  message: 'Le compte de cet achat a été supprimé : ton paiement est annulé et remboursé.',
};

async function isBoughtInRest(db: Database, { subscriptionId, customerId }: Intent): Promise<boolean> {
  const told = and(
    eq(billingNotice.customerId, customerId ?? ''),
    eq(billingNotice.notice, 'bought_in_rest'),
    sql`split_part(${billingNotice.about}, ':', 1) = ${subscriptionId}`,
  );
  return (await db.$count(billingNotice, told)) > 0;
}

/** For the browser that paid, with nobody signed in. */
async function openForPayer(deps: Deps, call: Call, intent: Intent, customerId: string): Promise<PurchaseOutcome> {
  const [payer] = await deps.db
    .select({ email: customer.email, paidAt: subscription.createdAt })
    .from(customer)
    .innerJoin(subscription, eq(subscription.id, intent.subscriptionId ?? ''))
    .where(eq(customer.id, customerId));
  const email = payer?.email ?? null;
  if (intent.accountId) return await forKnownAccount(deps, intent.accountId, customerId);
  if (!payer || !email) return await sendLink(deps, customerId, email);
  const [existing] = await deps.db.select({ id: account.id }).from(account).where(eq(account.email, email));
  if (existing) return await forKnownAccount(deps, existing.id, customerId);
  const isFresh = deps.clock.now().getTime() - payer.paidAt.getTime() <= autoLoginMs;
  const isKept = await isKeptForWayBack(deps.db, deps.clock, email);
  if (!isFresh || intent.autoLoginAt || isKept) return await sendLink(deps, customerId, email);

  const opened = await deps.db.transaction(async (tx) => {
    await lockCustomerRow(tx, customerId);
    const first = await tx
      .update(checkoutIntent)
      .set({ autoLoginAt: deps.clock.now() })
      .where(and(eq(checkoutIntent.id, intent.id), isNull(checkoutIntent.autoLoginAt)))
      .returning({ id: checkoutIntent.id });
    if (first.length === 0) return null;
    const accountId = await createAccount(tx, deps, { email, firstName: null, passwordHash: null });
    await attachCustomer(tx, deps, customerId, accountId);
    return { accountId, token: await replaceSession(tx, deps.clock, accountId, browserOf(call)) };
  });
  if (!opened) return await sendLink(deps, customerId, email);
  call.openSession(opened.token);
  return await signedInOutcome(deps, opened.accountId);
}

/** The purchase, or its address, belongs to an account already: sign in with its password, or by the mailed link while it has none. */
async function forKnownAccount(deps: Deps, accountId: string, customerId: string): Promise<PurchaseOutcome> {
  const [owner] = await deps.db
    .select({ email: account.email, passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId));
  if (owner?.passwordHash) return { status: 'login_required', email: maskEmail(owner.email) };
  return await sendLink(deps, customerId, owner?.email ?? null);
}

async function sendLink(deps: Deps, customerId: string, email: string | null): Promise<PurchaseOutcome> {
  await mailPurchaseLink(deps, customerId);
  return { status: 'link_sent', email: email && maskEmail(email) };
}
