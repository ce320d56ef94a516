import type { Deps } from '../deps.ts';
import {
  countOf,
  forgetUses,
  giveBack,
  networksPerBlock,
  requireLeft,
  type Spent,
  type Window,
} from '../http/limits.ts';
import { blockOf, networkOf } from '../http/network.ts';
import type { Asker } from '../jobs/catalogue.ts';
import { isLoopbackAddress } from '../loopback.ts';
import { mailboxOf, ownedDomainOf } from '../mailbox.ts';

// How many mailboxes that nobody has proven mails are sent to: by the network that asks for them, and by a domain whose owner may have
// any number of mailboxes. Beside the limits of one mailbox (limited-mails.ts).
//
// Honest people get their mail all the same:
// - A network is counted by mailboxes, so that asking again is free, and a mailbox that is proven within the hour is given back: of a
//   school or a mobile network behind one address, ten at a time may be between the sign-up and the click.
// - The first mailbox of a network does not count for its domain: a stranger who floods a domain keeps nobody out who asks from elsewhere.
// - Beyond a limit a sign-up is refused in a sentence, before there is an account that waits for a mail.

const hour = 60 * 60;
/** Half of the sign-ups that one address may try in an hour. */
const perNetwork: Window = { max: 10, seconds: hour };
const perDomain: Window = { max: 30, seconds: hour };

interface Asked {
  email: string;
  /** Absent for a mail that nobody asked for, and in jobs of earlier versions. */
  asker?: Asker | undefined;
}

/**
 * `told`: a limit shows in the answer. What is asked for by typing any address is `untold`, and counted apart: it is mailed to accounts
 * only, so it must show in no answer.
 */
export function askerAt(deps: Pick<Deps, 'signer'>, address: string, share: Asker['share']): Asker {
  // This machine itself: whoever tries Déclic here, or everybody where a proxy in front is not told of.
  if (isLoopbackAddress(address)) return { share, networks: [] };
  const block = blockOf(address);
  const networks = block ? [networkOf(address), block] : [networkOf(address)];
  return { share, networks: networks.map((network) => deps.signer.pseudonym('rate-limit', `asks ${network}`)) };
}

interface Counted {
  window: Window;
  key: string;
  /** Counts the mails to this mailbox that the network asked for. */
  mailboxKey: string;
}

function networksOf(deps: Deps, { email, asker }: Asked): Counted[] {
  if (!asker) return [];
  const mailbox = deps.signer.pseudonym('rate-limit', mailboxOf(email));
  return asker.networks.map((network, at) => ({
    window: at === 0 ? perNetwork : { ...perNetwork, max: perNetwork.max * networksPerBlock },
    key: `mail:network:${asker.share}:${network}`,
    mailboxKey: `mail:network-mailbox:${asker.share}:${network}:${mailbox}`,
  }));
}

function domainKeyOf(deps: Deps, { email, asker }: Asked): string | null {
  const domain = ownedDomainOf(email);
  return domain && `mail:domain:${asker?.share ?? 'told'}:${deps.signer.pseudonym('rate-limit', domain)}`;
}

/** Counts a mail to a mailbox that nobody has proven. Null, with nothing counted, where a limit is used up. */
export async function spendUnproven(deps: Deps, asked: Asked): Promise<Spent[] | null> {
  const spent: Spent[] = [];
  const spend = async (window: Window, key: string) => {
    const use = await countOf(deps, window, key);
    spent.push(use);
    return use;
  };
  let isFirstOfNetwork = false;
  for (const { window, key, mailboxKey } of networksOf(deps, asked)) {
    const { count: mails } = await spend(window, mailboxKey);
    isFirstOfNetwork = false;
    if (mails > 1) continue;
    const { count: mailboxes } = await spend(window, key);
    if (mailboxes > window.max) return await undo();
    isFirstOfNetwork = mailboxes === 1;
  }
  const domainKey = isFirstOfNetwork ? null : domainKeyOf(deps, asked);
  if (domainKey && (await spend(perDomain, domainKey)).count > perDomain.max) return await undo();
  return spent;

  async function undo(): Promise<null> {
    await giveBack(deps, spent);
    return null;
  }
}

/** Refuses where no mail to this mailbox would be sent now; counts nothing. */
export async function requireUnprovenLeft(deps: Deps, asked: Asked): Promise<void> {
  let isFirstOfNetwork = false;
  for (const { window, key, mailboxKey } of networksOf(deps, asked)) {
    const isCounted = (await requireLeft(deps, { ...window, max: Number.POSITIVE_INFINITY }, mailboxKey)) > 0;
    isFirstOfNetwork = !isCounted && (await requireLeft(deps, window, key)) === 0;
  }
  const domainKey = isFirstOfNetwork ? null : domainKeyOf(deps, asked);
  if (domainKey) await requireLeft(deps, perDomain, domainKey);
}

/** Somebody has shown at this address that they read the mail of this mailbox: its network has its place back. */
export async function giveBackProven(deps: Deps, email: string, address: string): Promise<void> {
  for (const share of ['told', 'untold'] as const)
    for (const { key, mailboxKey } of networksOf(deps, { email, asker: askerAt(deps, address, share) }))
      for (const windowStart of await forgetUses(deps, mailboxKey)) await giveBack(deps, [{ key, windowStart }]);
}
