import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { openPurchaseLink as endpoint, PurchaseOutcome } from '#contract/billing.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Database } from '../../../db/open.ts';
import { account, customer } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/access.ts';
import type { Call } from '../../../http/route.ts';
import { markEmailVerified } from '../../accounts/email-verification.ts';
import { browserOf, replaceSession, revokeSessionsExcept } from '../../accounts/sessions.ts';
import { createAccount } from '../../accounts/signup.ts';
import { lockAccount } from '../../accounts/user.ts';
import { type BillingLink, lastPurchaseLinkAt, readSpentLink, staleLink, useUpLink } from '../billing-links.ts';
import { attachCustomer, attachPurchasesOf, lockCustomerRow } from '../customers.ts';
import { signedInOutcome } from './profile.ts';

/** Reloading the return page, or trying someone else's session id, must not fill the buyer's mailbox. */
const minLinkIntervalMs = 10 * 60 * 1000;

export async function mailPurchaseLink(deps: Deps, customerId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockCustomerRow(tx, customerId);
    // The job makes the link, so that of calls at the same moment all but the first find the job alone.
    if (await deps.jobs.isWaiting(tx, 'mail.purchase-link', { customerId })) return;
    const last = await lastPurchaseLinkAt(tx, customerId);
    if (last && deps.clock.now().getTime() - last.getTime() < minLinkIntervalMs) return;
    await deps.jobs.enqueue(tx, 'mail.purchase-link', { customerId });
  });
}

/**
 * Mails the way into the newest purchase of this address, each time it is asked for; the limit of the call counts by address. Sends
 * nothing to an address without a purchase, after the same work: the caller's answer must not tell the difference.
 */
export async function resendPurchaseLink(deps: Deps, email: string): Promise<void> {
  const [newest] = await deps.db
    .select({ id: customer.id })
    .from(customer)
    .leftJoin(account, eq(account.id, customer.accountId))
    .where(or(eq(account.email, email), and(eq(customer.email, email), isNull(customer.attachedAt))))
    .orderBy(desc(customer.createdAt))
    .limit(1);
  const customerId = newest?.id ?? 'cus_of_nobody';
  await deps.jobs.enqueueIf(deps.db, 'mail.purchase-link', { customerId }, newest !== undefined);
}

/**
 * Opens the purchase for whoever holds the mailed link, which proves the address that it was mailed to. The link is used up only on
 * success. Once the account has a password the link opens nothing: it leads to the login.
 */
export async function openPurchaseLink(
  deps: Deps,
  call: Call,
  { token, switchAccount }: BodyOf<typeof endpoint>,
  caller: Caller | null,
): Promise<PurchaseOutcome> {
  const link = await readSpentLink(deps.db, deps, 'open_purchase', token);
  const customerId = link.customerId ?? '';
  const { owner, isAttached } = await purchaserOf(deps, customerId, link);

  if (isAttached && owner?.passwordHash)
    return caller?.user.id === owner.id
      ? await signedInOutcome(deps, owner.id)
      : { status: 'login_required', email: owner.email === link.email ? maskEmail(owner.email) : null };
  if (link.usedAt) throw staleLink();
  if (caller && (!isAttached || owner?.id === caller.user.id)) {
    await deps.db.transaction(async (tx) => {
      await attachCustomer(tx, deps, customerId, caller.user.id);
      if (owner?.id === caller.user.id && !owner.passwordHash) await proveOwner(tx, deps, owner.id, caller.sessionId);
      await useUpLink(tx, deps, link);
    });
    return await signedInOutcome(deps, caller.user.id);
  }
  if (owner?.passwordHash) return { status: 'login_required', email: maskEmail(owner.email) };
  // A stranger may have mailed the link on, to have this browser work in an account that is theirs.
  if (caller && !switchAccount) return { status: 'other_account', signedInAs: caller.user.email, email: link.email };
  const opened = await deps.db.transaction(async (tx) => {
    await lockCustomerRow(tx, customerId);
    const accountId = owner?.id ?? (await createOwner(tx, deps, link));
    await attachCustomer(tx, deps, customerId, accountId);
    if (owner) await proveOwner(tx, deps, owner.id, null);
    await useUpLink(tx, deps, link);
    return { accountId, token: await replaceSession(tx, deps.clock, accountId, browserOf(call)) };
  });
  // In a transaction of its own, since it locks customers before the account. Should it fail, the next login repeats it.
  await deps.db.transaction((tx) => attachPurchasesOf(tx, deps, opened.accountId));
  call.openSession(opened.token);
  return await signedInOutcome(deps, opened.accountId);
}

/** The account that has the purchase, else the one with the payer's address. Refuses a link mailed to an address of neither. */
async function purchaserOf(deps: Deps, customerId: string, link: BillingLink) {
  const [purchase] = await deps.db
    .select({ email: customer.email, accountId: customer.accountId })
    .from(customer)
    .where(eq(customer.id, customerId));
  const [owner] = await deps.db
    .select()
    .from(account)
    .where(purchase?.accountId ? eq(account.id, purchase.accountId) : eq(account.email, link.email));
  const isAttached = Boolean(purchase?.accountId);
  const proves = isAttached ? owner?.passwordHash || owner?.email === link.email : purchase?.email === link.email;
  if (!proves) throw staleLink();
  return { owner, isAttached };
}

/**
 * Until there is a password, whoever opens the newest link is the only one in: a stranger may have paid under the address, or mailed
 * the link on as a gift. Refuses where a password was chosen meanwhile, which ended the link.
 */
async function proveOwner(tx: Database, deps: Deps, accountId: string, keptSessionId: string | null): Promise<void> {
  if ((await lockAccount(tx, accountId))?.passwordHash !== null) throw staleLink();
  await markEmailVerified(tx, deps.clock, accountId);
  await revokeSessionsExcept(tx, accountId, keptSessionId);
}

async function createOwner(tx: Database, deps: Deps, { email }: BillingLink): Promise<string> {
  const emailVerifiedAt = deps.clock.now();
  return await createAccount(tx, deps, { email, firstName: null, passwordHash: null, emailVerifiedAt });
}

/** «l•••@exemple.fr»: its owner recognises it, a stranger learns little. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}
