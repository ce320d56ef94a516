import { formatDay, formatEuros } from '#contract/format.ts';
import type { Addon } from '#contract/plans.ts';
import { addonPriceKey, priceList } from '#contract/price-list.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { needsPro } from '../../../http/access.ts';
import type { Call } from '../../../http/route.ts';
import { findUser, type SignedInUser } from '../../accounts/user.ts';
import { isPaused } from '../../retention/pause-rules.ts';
import { accountMutex } from '../account-mutex.ts';
import { convergeCustomer } from '../converging/converge.ts';
import { ignoreProviderOutage } from '../ignore-provider-outage.ts';
import { agreedAddonEnd } from '../leaving/addon-end.ts';
import { cancelOne, findUpToDate, takeCancellationBack } from '../leaving/cancellation.ts';
import { refuseSoonAfterWithdrawals } from '../leaving/rest-after-withdrawals.ts';
import { agreedEnd } from '../leaving/standing-cancellation.ts';
import { findInForce, findRunning, type StoredSubscription } from '../live-subscription.ts';
import { intentFor, openAddonCheckout } from './checkout.ts';
import { isAddonStarting, nonceOf, noteStartedAddon } from './intents.ts';

// Add-ons: each is a monthly subscription of its own, charged to the card that pays Pro.

const theAddon: Record<Addon, string> = { bio: "L'option Bio", photo: "L'option Photo" };

interface Sold {
  answer: { message: string; clientSecret?: string };
  /** The customer to converge: something changed at the provider. */
  customerId?: string;
}

export async function addAddon(deps: Deps, call: Call, accountId: string, addon: Addon): Promise<Sold['answer']> {
  const { answer, customerId } = await accountMutex.runExclusive(accountId, () =>
    sellAddon(deps, call, accountId, addon),
  );
  // What was agreed stands: an outage from here on must not look like a failure to the buyer.
  if (customerId) await ignoreProviderOutage(() => convergeCustomer(deps, customerId));
  return answer;
}

async function sellAddon(deps: Deps, call: Call, accountId: string, addon: Addon): Promise<Sold> {
  const { amountCents } = priceList[addonPriceKey[addon]];
  const user = await requirePro(deps, accountId);
  const pro = await findRunning(deps.db, { accountId }, 'pro');
  if (pro) await refuseWithEndingPro(deps, pro);
  const running = await findInForce(deps.db, { accountId }, addon, deps.clock.now());
  if (running && (await agreedEnd(deps.db, running))) {
    await takeCancellationBack(deps, running);
    const message = `${theAddon[addon]} continue : son annulation est retirée.`;
    return { answer: { message }, customerId: running.customerId };
  }
  const hasAccess = addon === 'bio' ? user.hasBioAccess : user.hasPhotoAccess;
  if (running || hasAccess || (await isAddonStarting(deps, accountId, addon))) throw alreadyActive(addon);
  if (pro) refuseWithoutSoundPro(pro, deps.clock.now());
  await refuseSoonAfterWithdrawals(deps, accountId, addon);

  const { intent } = await intentFor(
    deps,
    { plan: null, addon },
    {
      call,
      user,
      referral: undefined,
      nonce: nonceOf(call),
    },
  );
  // Another process may have sold it or withdrawn from Pro in the meantime, so look again after the intent's lock.
  await requirePro(deps, accountId);
  const isBought =
    (await isAddonStarting(deps, accountId, addon)) ||
    (await findInForce(deps.db, { accountId }, addon, deps.clock.now()));
  if (isBought) throw alreadyActive(addon);
  // An intent with a session means that the card was refused earlier and the bank wants its holder: no second attempt at it.
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
      const { subscriptionId } = start;
      await deps.db.transaction(async (tx) => {
        await noteStartedAddon(tx, deps, intent.id, { customerId, subscriptionId });
        await deps.jobs.enqueue(tx, 'billing.converge', { customerId });
      });
      const message = `${theAddon[addon]} est activée : ${formatEuros(amountCents)} par mois, sans engagement.`;
      return { answer: { message }, customerId };
    }
  }
  const { clientSecret } = await openAddonCheckout(deps, intent, user);
  if (!clientSecret) throw new AppError('provider_rejected', 'Session de paiement invalide');
  const why = pro
    ? "Ta banque demande ton accord pour ce paiement. Rien n'a été prélevé pour l'instant."
    : "Ton Pro est offert : on n'a pas encore de carte à toi. Donne-la ici pour activer l'option.";
  return { answer: { message: why, clientSecret } };
}

/** Asked again here, since Pro may have been withdrawn from since the call came in. */
async function requirePro(deps: Deps, accountId: string): Promise<SignedInUser> {
  const user = await findUser(deps.db, deps.clock, accountId);
  if (user?.isPro) return user;
  throw needsPro();
}

const alreadyActive = (addon: Addon) =>
  new AppError('conflict', `${theAddon[addon]} est déjà activée.`, { reason: 'already_active' });

/** An add-on ends with Pro, so none is sold for a month that Pro will not last. */
async function refuseWithEndingPro(deps: Deps, pro: StoredSubscription): Promise<void> {
  const end = await agreedEnd(deps.db, pro);
  if (end)
    throw new AppError(
      'conflict',
      `Ton abonnement Pro s'arrête le ${formatDay(end)} : reprends-le d'abord, et tu pourras ajouter ou garder une option.`,
      { reason: 'ending' },
    );
}

/** Add-ons are not sold while Pro is paused or unpaid. */
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
  const running = await findUpToDate(deps, { accountId: user.id }, addon);
  if (!running) throw new AppError('conflict', `${theAddon[addon]} n'est pas activée.`, { reason: 'no_subscription' });
  const withPro = await agreedAddonEnd(deps.db, { accountId: user.id }, running);
  const endsAt = await cancelOne(deps, running, 'member', withPro);
  return { message: `${theAddon[addon]} s'arrête le ${formatDay(endsAt)}. Rien ne sera plus débité.`, endsAt };
}
