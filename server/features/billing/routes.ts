import * as contract from '#contract/billing.ts';
import { route } from '../../http/route.ts';
import { presentUser } from '../accounts/user.ts';
import { readBillingLink, useUpLink } from './billing-links.ts';
import { addAddon, cancelAddon } from './checkout/addons.ts';
import { openHostedCheckout, openProCheckout } from './checkout/checkout.ts';
import { completeProfile } from './checkout/profile.ts';
import { openPurchaseLink, resendPurchaseLink } from './checkout/purchase-link.ts';
import { autoLogin } from './checkout/purchase-return.ts';
import { listInvoices } from './invoices.ts';
import { cancelSubscription, resumeSubscription } from './leaving/cancellation.ts';
import { cancelByMailedLink, mailCancellationLink } from './leaving/cancellation-link.ts';
import { withdraw } from './leaving/withdrawal.ts';
import { openPortal } from './portal.ts';
import { subscriptionOf } from './state.ts';

const told = ({ message, endsAt }: { message: string; endsAt: Date | null }) => ({
  message,
  endsAt: endsAt?.toISOString() ?? null,
});

export const billingRoutes = [
  route(contract.paymentConfig, async ({ deps }) => deps.payments.browser),

  route(contract.createCheckoutSession, async ({ deps, body, call, caller }) => ({
    clientSecret: await openProCheckout(deps, body, call, caller?.user ?? null),
  })),
  route(contract.createHostedCheckout, async ({ deps, body, call, caller }) => ({
    checkoutUrl: await openHostedCheckout(deps, body.referral, call, caller.user),
  })),
  route(contract.addAddon, async ({ deps, params, call, caller }) =>
    addAddon(deps, call, caller.user.id, params.addonType),
  ),
  route(contract.cancelAddon, async ({ deps, params, caller }) =>
    told(await cancelAddon(deps, caller.user, params.addonType)),
  ),

  route(contract.autoLogin, async ({ deps, body, call, caller }) => autoLogin(deps, call, body.sessionId, caller)),
  route(contract.openPurchaseLink, async ({ deps, body, call, caller }) => openPurchaseLink(deps, call, body, caller)),
  route(contract.resendPurchaseLink, async ({ deps, body }) => {
    await resendPurchaseLink(deps, body.email);
    return {
      message: 'Si un achat attend cette adresse, un lien vient de partir. Regarde aussi dans tes indésirables.',
    };
  }),
  route(contract.completeProfile, async ({ deps, body, caller }) => ({
    user: presentUser(await completeProfile(deps, caller, body)),
  })),

  route(contract.mySubscription, async ({ deps, caller }) => subscriptionOf(deps, caller.user)),
  route(contract.listInvoices, async ({ deps, caller }) => ({ invoices: await listInvoices(deps, caller.user.id) })),
  route(contract.createPortalSession, async ({ deps, caller }) => openPortal(deps, caller.user)),

  route(contract.cancelSubscription, async ({ deps, caller }) =>
    told(await cancelSubscription(deps, { accountId: caller.user.id }, 'member')),
  ),
  route(contract.resumeSubscription, async ({ deps, caller }) => {
    const { withOptions } = await resumeSubscription(deps, caller.user.id);
    return { message: `Ton abonnement continue${withOptions ? ', avec ses options' : ''}. Merci de rester !` };
  }),
  route(contract.requestCancellationLink, async ({ deps, body }) => {
    await mailCancellationLink(deps, body.email);
    return { message: 'Si un abonnement existe à cette adresse, un lien pour le résilier vient de partir.' };
  }),
  route(contract.cancelByLink, async ({ deps, body }) => {
    const link = await readBillingLink(deps.db, deps, 'cancel_subscription', body.token);
    const done = await cancelByMailedLink(deps, link);
    await useUpLink(deps.db, deps, link);
    return told(done);
  }),
  route(contract.withdraw, async ({ deps, caller }) => withdraw(deps, caller.user.id, 'pro')),
  route(contract.withdrawAddon, async ({ deps, caller, params }) => withdraw(deps, caller.user.id, params.addonType)),
];
