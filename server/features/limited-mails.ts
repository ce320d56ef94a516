import type { Database } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { spendOf, type Window } from '../http/limits.ts';
import { mailboxOf } from '../mailbox.ts';

// Mails that anyone can cause to a stranger's address, by signing up under it or typing it into a form. Each kind is sent to one
// mailbox a few times only. Mails about money are not limited.

const hour = 60 * 60;
const day = 24 * hour;

const mailLimits = {
  // The mail of the sign-up and the five that `mailLink` of http/limits.ts allows after it.
  'verify-email': { max: 6, seconds: hour },
  'reset-password': { max: 5, seconds: hour },
  'password-changed': { max: 3, seconds: day },
  'account-deleted': { max: 3, seconds: day },
  'affiliate-received': { max: 3, seconds: day },
  'contact-acknowledgement': { max: 3, seconds: day },
  'support-acknowledgement': { max: 3, seconds: day },
  'first-weekly-idea': { max: 3, seconds: day },
} as const satisfies Record<string, Window>;

type LimitedMail = keyof typeof mailLimits;

/** Counts one mail of this kind to the address, in the transaction that enqueues it, or refuses. */
export async function requireMailLeft(tx: Database, deps: Deps, kind: LimitedMail, to: string): Promise<void> {
  const key = `mail:${kind}:${deps.signer.pseudonym('rate-limit', mailboxOf(to))}`;
  await spendOf({ ...deps, db: tx }, mailLimits[kind], key);
}

/** Counts like `requireMailLeft`, and answers false where that refuses: for calls that succeed without their mail. */
export async function hasMailLeft(tx: Database, deps: Deps, kind: LimitedMail, to: string): Promise<boolean> {
  try {
    await requireMailLeft(tx, deps, kind, to);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false;
    throw error;
  }
}
