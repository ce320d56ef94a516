import { formatDay } from '#contract/format.ts';
import { addons } from '#contract/plans.ts';
import { lowerFirst } from '../../../adapters/mail/content.ts';
import type { Database } from '../../../db/open.ts';
import { labelOf } from '../invoices.ts';
import { findRunning, type Owner } from '../live-subscription.ts';
import { agreedAddonEnd } from './addon-end.ts';
import { openWithdrawal } from './open-withdrawal.ts';

/** An add-on that ends because Pro does. */
export interface EndingOption {
  /** «l'option Bio» */
  name: string;
  endsAt: Date;
  /** What withdrawing from it would still give back; null if nothing. */
  refund: { refundCents: number; until: Date } | null;
}

/** The add-ons that end because Pro was cancelled at this moment, and those that have ended since. */
export async function listEndingOptions(
  db: Database,
  owner: Owner,
  cancelledAt: Date,
  now: Date,
): Promise<EndingOption[]> {
  if (!('accountId' in owner)) return [];
  const options: EndingOption[] = [];
  for (const addon of addons) {
    const running = await findRunning(db, owner, addon);
    const open = await openWithdrawal(db, owner.accountId, addon, now);
    // The provider tells whole seconds only.
    const isRecent = open?.of.endedAt && open.of.endedAt.getTime() > cancelledAt.getTime() - 1000;
    const endsAt = running ? await agreedAddonEnd(db, owner, running) : isRecent ? open.of.endedAt : null;
    const refund = open && open.refundCents > 0 ? open : null;
    if (endsAt) options.push({ name: `l'${lowerFirst(labelOf(addon, null))}`, endsAt, refund });
  }
  return options;
}

/** «, avec l'option Bio», for the options that end when Pro does; empty if none does. */
export function endingWithPro(options: EndingOption[], proEndsAt: Date): string {
  const names = options.filter((one) => !endsEarlier(one, proEndsAt)).map(({ name }) => name);
  return names.length > 0 ? `, avec ${names.join(' et ')}` : '';
}

/** «L'option Bio s'arrête dès le 13 décembre 2026.», for each option that ends on an earlier day. */
export function endingBeforePro(options: EndingOption[], proEndsAt: Date): string[] {
  return options
    .filter((one) => endsEarlier(one, proEndsAt))
    .map(({ name, endsAt }) => `L${name.slice(1)} s'arrête dès le ${formatDay(endsAt)}.`);
}

const endsEarlier = ({ endsAt }: EndingOption, proEndsAt: Date): boolean =>
  endsAt.getTime() < proEndsAt.getTime() && formatDay(endsAt) !== formatDay(proEndsAt);
