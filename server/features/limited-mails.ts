import type { Deps } from '../deps.ts';
import { countOf, giveBack, requireLeft, type Spent, spendOf, type Window } from '../http/limits.ts';
import type { Asker } from '../jobs/catalogue.ts';
import { unprovenShareOf } from '../mailbox.ts';
import { Refusal } from '../refusals.ts';
import { dropHeldMail, holdMail, type State } from './held-mails.ts';
import { requireUnprovenLeft, spendUnproven } from './unproven-mailboxes.ts';

// Mails that anyone can cause to a stranger's address, by signing up under it or typing it into a form. Each kind is sent to one
// mailbox a few times only, and to one that nobody has confirmed all kinds together a few times a day. What anyone may ask for by
// typing an address is counted once more, all kinds together, an hour. Mailboxes that nobody has confirmed are also counted together, by
// who asks and by domain: `unproven-mailboxes.ts`. Mails about money are not limited, but for the links to cancel
// and to a purchase, which anyone may ask for, and for second purchases, which anyone may make under a member's address.
// Mails of what a member does and undoes (cancelling, joining Google, changing the password) tell each thing a few times a day; then
// its last state is told the next day: `tellState`.
// The jobs that send these mails count them: if requests did, a stranger could use up an owner's mails without one being sent.

interface MailLimit extends Window {
  /** A verified address gets all of them, but for what `tellState` holds back. */
  unverifiedOnly?: true;
  /** Anyone may ask for it: it counts in `askedForLimit` too. */
  isAskedFor?: true;
}

const hour = 60 * 60;
const day = 24 * hour;

const mailLimits = {
  // The mail of the sign-up and the five that `mailLink` of http/limits.ts allows after it.
  'verify-email': { max: 6, seconds: hour, isAskedFor: true },
  // The window is no longer than the life of a link: an account that has used its share up holds a link that works.
  'reset-password': { max: 5, seconds: hour, isAskedFor: true },
  // As long as the life of a link, for the same reason.
  'sign-in': { max: 3, seconds: 15 * 60, isAskedFor: true },
  // No longer than the life of a link; asking again ends none of the earlier ones.
  'cancellation-link': { max: 5, seconds: day, isAskedFor: true },
  // Anyone may pay under anybody's address; further ones are in the list of invoices.
  'second-purchase': { max: 3, seconds: day },
  // The links live for a week, and asking again ends none of them.
  'purchase-link': { max: 5, seconds: hour, isAskedFor: true },
  // To a new address, which may be a stranger's.
  'change-email': { max: 5, seconds: hour, isAskedFor: true },
  'password-changed': { max: 3, seconds: day, unverifiedOnly: true },
  'account-deleted': { max: 3, seconds: day, unverifiedOnly: true },
  'payment-details-changed': { max: 3, seconds: day, unverifiedOnly: true },
  'affiliate-received': { max: 3, seconds: day },
  'contact-acknowledgement': { max: 3, seconds: day, isAskedFor: true },
  'support-acknowledgement': { max: 3, seconds: day },
  'first-weekly-idea': { max: 3, seconds: day, unverifiedOnly: true },
  // Beyond these, requests wait for one mail that tells them all: features/contact/operator-summary.ts.
  'operator-request': { max: 3, seconds: 5 * 60 },
} as const satisfies Record<string, MailLimit>;

/** All kinds together, to one mailbox: twice what somebody who signs up may ask for in an hour. */
const unverifiedLimit: MailLimit = { max: 12, seconds: day };

/**
 * What anyone may ask for, all kinds together, to one address. The first of a kind in its own window goes out all the same: strangers who
 * ask for other kinds must not keep an owner out.
 */
const askedForLimit: Window = { max: 6, seconds: hour };

/** Of one thing that a member does and undoes. */
const stateLimit: Window = { max: 3, seconds: day };

type LimitedMail = keyof typeof mailLimits;

interface Addressee {
  email: string;
  /** False: nobody has shown that they read the mail of this address. */
  emailVerified: boolean;
  asker?: Asker | undefined;
}

/** Sends a mail of this kind and counts it, or answers false where its share is used up. What fails to go out does not count. */
export async function sendLimited(
  deps: Deps,
  kind: LimitedMail,
  to: Addressee,
  send: () => Promise<void>,
): Promise<boolean> {
  const limit: MailLimit = mailLimits[kind];
  if (limit.unverifiedOnly && to.emailVerified) {
    await send();
    return true;
  }
  const spent = await spendUnlessUsedUp(deps, kind, to);
  if (!spent) return false;
  try {
    await send();
    return true;
  } catch (error) {
    await giveBack(deps, spent);
    throw error;
  }
}

/** Tells a member what something of theirs has become, or holds the mail where that was told too often today: only the last is told then. */
export async function tellState(deps: Deps, state: State, send: () => Promise<unknown>): Promise<void> {
  const key = `mail:state:${deps.signer.pseudonym('rate-limit', `${state.accountId} ${state.about}`)}`;
  const spent = await spendOrRefusal(deps, stateLimit, key);
  if (spent instanceof Refusal) return await holdMail(deps.db, state, endOf(deps, spent));
  try {
    await send();
  } catch (error) {
    await giveBack(deps, [spent]);
    throw error;
  }
  await dropHeldMail(deps.db, state);
}

const endOf = ({ clock }: Deps, { details }: Refusal) =>
  new Date(clock.now().getTime() + (details.retryAfterSeconds ?? 0) * 1000);

/** Refuses where no mail of this kind would be sent now; counts nothing. */
export async function requireMailLeft(deps: Deps, kind: LimitedMail, to: Addressee): Promise<void> {
  const { own, others, askedFor } = countsOf(deps, kind, to);
  const used = await requireLeft(deps, ...own);
  for (const count of others) await requireLeft(deps, ...count);
  if (askedFor && used > 0) await requireLeft(deps, ...askedFor);
  if (!to.emailVerified) await requireUnprovenLeft(deps, to);
}

type Count = [Window, string];

/** The windows that a mail counts in, each with its key. */
function countsOf(deps: Deps, kind: LimitedMail, to: Addressee): { own: Count; others: Count[]; askedFor?: Count } {
  const limit: MailLimit = mailLimits[kind];
  const share = deps.signer.pseudonym('rate-limit', shareOf(to));
  const address = deps.signer.pseudonym('rate-limit', to.email);
  return {
    own: [limit, `mail:${kind}:${share}`],
    others: to.emailVerified ? [] : [[unverifiedLimit, `mail:any:${share}`]],
    ...(limit.isAskedFor && { askedFor: [askedForLimit, `mail:asked-for:${address}`] }),
  };
}

/** Whom a mail is counted for: nothing that counts for unproven spellings takes a mail from a verified address. */
function shareOf({ email, emailVerified }: Addressee): string {
  return emailVerified ? `verified ${email}` : unprovenShareOf(email);
}

/** Null, with nothing counted, where one of the windows is used up. */
async function spendUnlessUsedUp(deps: Deps, kind: LimitedMail, to: Addressee): Promise<Spent[] | null> {
  const { own, others, askedFor } = countsOf(deps, kind, to);
  const spent: Spent[] = [];
  const spendOne = async (count: Count) => {
    const use = await spendOrRefusal(deps, ...count);
    if (!(use instanceof Refusal)) spent.push(use);
    return use;
  };
  for (const count of [own, ...others]) if ((await spendOne(count)) instanceof Refusal) return await undo();
  const isFirst = spent[0]?.count === 1;
  if (askedFor && isFirst) spent.push(await countOf(deps, ...askedFor));
  else if (askedFor && (await spendOne(askedFor)) instanceof Refusal) return await undo();
  const ofStrangers = to.emailVerified ? [] : await spendUnproven(deps, to);
  if (!ofStrangers) return await undo();
  spent.push(...ofStrangers);
  return spent;

  async function undo(): Promise<null> {
    await giveBack(deps, spent);
    return null;
  }
}

async function spendOrRefusal(deps: Deps, window: Window, key: string): Promise<Spent | Refusal> {
  try {
    return await spendOf(deps, window, key);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rate_limited') return error;
    throw error;
  }
}
