import { and, eq, isNull } from 'drizzle-orm';
import type { PurchaseOutcome } from '#contract/billing.ts';
import { account, customer } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../http/route.ts';
import { createSession } from '../../accounts/sessions.ts';
import { createAccount } from '../../accounts/signup.ts';
import type { SignedInUser } from '../../accounts/user.ts';
import { lastPurchaseLinkAt, readBillingLink, useUpLink } from '../billing-links.ts';
import { attachCustomer } from '../customers.ts';
import { signedInOutcome } from './profile.ts';

/** Reloading the return page, or trying someone else's session id, must not fill the buyer's mailbox. */
const minLinkIntervalMs = 10 * 60 * 1000;

export async function mailPurchaseLink(deps: Deps, customerId: string): Promise<void> {
  const last = await lastPurchaseLinkAt(deps.db, customerId);
  if (last && deps.clock.now().getTime() - last.getTime() < minLinkIntervalMs) return;
  await deps.db.transaction((tx) => deps.jobs.enqueue(tx, 'mail.purchase-link', { customerId }));
}

/** Does nothing for an address without a purchase; the caller's answer must not tell the difference. */
export async function resendPurchaseLink(deps: Deps, email: string): Promise<void> {
  const waiting = await deps.db
    .select({ id: customer.id })
    .from(customer)
    .where(and(eq(customer.email, email), isNull(customer.attachedAt)));
  const unfinished = await deps.db
    .select({ id: customer.id })
    .from(customer)
    .innerJoin(account, eq(account.id, customer.accountId))
    .where(and(eq(account.email, email), isNull(account.passwordHash)));
  for (const { id } of [...waiting, ...unfinished]) await mailPurchaseLink(deps, id);
}

/** Opens the purchase for whoever holds the mailed link, which proves the payer's address. The link is used up only on success. */
export async function openPurchaseLink(
  deps: Deps,
  call: Call,
  token: string,
  caller: { user: SignedInUser } | null,
): Promise<PurchaseOutcome> {
  const link = await readBillingLink(deps.db, deps, 'open_purchase', token);
  const customerId = link.customerId ?? '';
  const [purchase] = await deps.db
    .select({ email: customer.email, accountId: customer.accountId })
    .from(customer)
    .where(eq(customer.id, customerId));
  const email = purchase?.email ?? null;
  const [owner] = purchase?.accountId
    ? await deps.db.select().from(account).where(eq(account.id, purchase.accountId))
    : email
      ? await deps.db.select().from(account).where(eq(account.email, email))
      : [];
  const isAttached = purchase?.accountId !== null;

  if (caller && (!isAttached || owner?.id === caller.user.id)) {
    await deps.db.transaction(async (tx) => {
      await useUpLink(tx, deps, link);
      await attachCustomer(tx, deps, customerId, caller.user.id);
    });
    return await signedInOutcome(deps, caller.user.id);
  }
  if (owner && (owner.passwordHash || !isAttached)) return { status: 'login_required', email: maskEmail(owner.email) };
  const opened = await deps.db.transaction(async (tx) => {
    await useUpLink(tx, deps, link);
    const accountId =
      owner?.id ??
      (await createAccount(tx, deps, {
        email: email ?? '',
        firstName: null,
        passwordHash: null,
        emailVerifiedAt: deps.clock.now(),
      }));
    await attachCustomer(tx, deps, customerId, accountId);
    return { accountId, token: await createSession(tx, deps.clock, accountId, call.userAgent) };
  });
  call.openSession(opened.token);
  return await signedInOutcome(deps, opened.accountId);
}

/** «l•••@exemple.fr»: its owner recognises it, a stranger learns little. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}
