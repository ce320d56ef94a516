import { formatDay, formatEuros } from '#contract/format.ts';
import type { Addon } from '#contract/plans.ts';
import { addonPriceKey, priceList } from '#contract/price-list.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import type { SignedInUser } from '../../accounts/user.ts';
import { isPaused } from '../../retention/pause-rules.ts';
import { convergeCustomer } from '../converging/converge.ts';
import { cancelOne, takeBack } from '../leaving/cancellation.ts';
import { agreedEnd } from '../leaving/standing-cancellation.ts';
import { findRunning, type StoredSubscription } from '../live-subscription.ts';
import { trying } from '../trying.ts';
import { intentFor, openAddonCheckout } from './checkout.ts';

// Add-ons: each a monthly subscription of its own, charged to Pro's card.

export async function addAddon(
  deps: Deps,
  call: Call,
  user: SignedInUser,
  addon: Addon,
): Promise<{ message: string; clientSecret?: string }> {
  const { label, amountCents } = priceList[addonPriceKey[addon]];
  const pro = await findRunning(deps.db, { accountId: user.id }, 'pro');
  if (pro) await refuseWithEndingPro(deps, pro);
  const running = await findRunning(deps.db, { accountId: user.id }, addon);
  if (running && (await agreedEnd(deps.db, running))) {
    await takeBack(deps, running);
    await convergeCustomer(deps, running.customerId);
    return { message: `${label} continue : son annulation est retirée.` };
  }
  const hasAccess = addon === 'bio' ? user.hasBioAccess : user.hasPhotoAccess;
  if (running || hasAccess) throw alreadyActive(label);
  if (pro) refuseWithoutSoundPro(pro, deps.clock.now());

  const { intent } = await intentFor(deps, { plan: null, addon }, { call, user, referral: undefined });
  // Another click may have bought it since: its intent is complete as soon as its subscription is stored.
  if (await findRunning(deps.db, { accountId: user.id }, addon)) throw alreadyActive(label);
  // A checkout is open for it already: the card wanted its holder.
  if (pro && !intent.sessionId) {
    const priceKey = addonPriceKey[addon];
    const { customerId } = pro;
    const start = await deps.payments.startAddon({
      intentId: intent.id,
      customerId,
      proSubscriptionId: pro.id,
      priceKey,
    });
    if (start.kind === 'started') {
      // It is paid, whatever comes now.
      if (!(await trying(() => convergeCustomer(deps, customerId))))
        await deps.db.transaction((tx) => deps.jobs.enqueue(tx, 'billing.converge', { customerId }));
      return { message: `${label} est activé : ${formatEuros(amountCents)} par mois, sans engagement.` };
    }
  }
  const { clientSecret } = await openAddonCheckout(deps, intent, user);
  if (!clientSecret) throw new AppError('provider_rejected', 'Session de paiement invalide');
  return { message: 'Ta banque te demande de confirmer ce paiement.', clientSecret };
}

const alreadyActive = (label: string) =>
  new AppError('conflict', `${label} est déjà activé.`, { reason: 'already_active' });

/** An option ends with Pro: nothing is charged for a month that it will not see the end of. */
async function refuseWithEndingPro(deps: Deps, pro: StoredSubscription): Promise<void> {
  const end = await agreedEnd(deps.db, pro);
  if (end)
    throw new AppError(
      'conflict',
      `Ton abonnement Pro s'arrête le ${formatDay(end)} : reprends-le d'abord, et tu pourras ajouter ou garder une option.`,
      { reason: 'ending' },
    );
}

/** Nothing is sold on top of a Pro that is paused or unpaid. */
function refuseWithoutSoundPro(pro: StoredSubscription, now: Date): void {
  if (pro.status === 'past_due')
    throw new AppError(
      'conflict',
      "Ton dernier paiement n'est pas passé : mets ta carte à jour avant d'ajouter une option.",
      {
        reason: 'payment_due',
      },
    );
  if (isPaused(pro, now))
    throw new AppError('conflict', 'Ton abonnement est en pause : tu pourras ajouter une option à sa reprise.', {
      reason: 'paused',
    });
}

export async function cancelAddon(
  deps: Deps,
  user: SignedInUser,
  addon: Addon,
): Promise<{ message: string; endsAt: Date }> {
  const { label } = priceList[addonPriceKey[addon]];
  const running = await findRunning(deps.db, { accountId: user.id }, addon);
  if (!running) throw new AppError('conflict', `${label} n'est pas activé.`, { reason: 'no_subscription' });
  const endsAt = await cancelOne(deps, running, { owner: { accountId: user.id }, via: 'member' });
  return { message: `${label} s'arrête le ${formatDay(endsAt)}. Rien ne sera plus débité.`, endsAt };
}
