import { type Reply, type Site, seeOther, type Visit } from '../http/page.ts';
import { changeSubscription } from '../money/change-subscription.ts';
import type { Subscription } from '../objects/types.ts';
import { bankAnswer, bankStep } from '../pages/bank-step.ts';
import { readCard } from '../pages/card-fields.ts';
import { page } from '../pages/document.ts';
import { html } from '../pages/html.ts';
import { refusalText } from '../pages/refusals.ts';
import { cancelNow } from '../time/ending.ts';
import type { World } from '../world.ts';
import { changeCard } from './card-change.ts';
import { cancelPage, cardPage, isEnabled, type Portal, portalHome, subscriptionsOf } from './page.ts';

const notices: Record<string, string> = {
  carte: 'Ta carte est enregistrée.',
  resiliation: "C'est noté : ton abonnement est résilié.",
  reprise: 'Ton abonnement continue.',
};

function findPortal(world: World, token: string): Portal | null {
  const session = world.store.find('billing_portal.session', token.slice(token.indexOf('_bps_') + 1));
  if (!session || session.url !== `/p/session/${token}`) return null;
  const customer = world.store.find('customer', session.customer);
  const configuration = world.store.find('billing_portal.configuration', session.configuration);
  if (!customer || customer.deleted || !configuration) return null;
  return { world, session, customer, configuration, base: `/p/session/${token}` };
}

/** Redirects to the return address of the session's flow, or to the portal's first page with a notice. */
function finish(portal: Portal, notice: keyof typeof notices): Reply {
  const after = portal.session.flow?.after_completion as
    | { type: string; redirect: { return_url: string } | null }
    | undefined;
  if (after?.type === 'redirect' && after.redirect) return seeOther(after.redirect.return_url);
  return seeOther(`${portal.base}?fait=${notice}`);
}

function findSubscription(portal: Portal, id: string | null): Subscription | null {
  return subscriptionsOf(portal).find((one) => one.id === id) ?? null;
}

function submitCard(portal: Portal, form: URLSearchParams): Reply {
  const card = readCard(form);
  if (!card) return cardPage(portal, "Vérifie le numéro de carte et la date d'expiration.");
  try {
    const details = { ...card, name: form.get('name') };
    const result = changeCard(portal.world, portal.customer, details, bankAnswer(form));
    if (result === 'requires_action') return bankStep(`${portal.base}/card`, form, 'pour enregistrer cette carte');
    return finish(portal, 'carte');
  } catch (error) {
    return cardPage(portal, refusalText(error));
  }
}

function cancel(portal: Portal, subscription: Subscription): Reply {
  const { world, configuration } = portal;
  const immediately = configuration.features.subscription_cancel?.mode === 'immediately';
  if (immediately) cancelNow(world, subscription, 'cancellation_requested');
  else changeSubscription(world, subscription, { cancel_at_period_end: true });
  return finish(portal, 'resiliation');
}

function firstPage(portal: Portal, done: string | null): Reply {
  const { flow } = portal.session;
  if (flow && !done) {
    if (flow.type === 'payment_method_update') return cardPage(portal, null);
    const wanted = (flow.subscription_cancel as { subscription: string } | null)?.subscription ?? null;
    const subscription = findSubscription(portal, wanted);
    if (flow.type === 'subscription_cancel' && subscription) return cancelPage(portal, subscription);
  }
  return portalHome(portal, done ? (notices[done] ?? null) : null);
}

function answer(portal: Portal, step: string, { method, query, body }: Visit): Reply | null {
  const form = method === 'POST' ? new URLSearchParams(body) : query;
  const subscription = findSubscription(portal, form.get('subscription'));
  if (step === '') return firstPage(portal, query.get('fait'));
  if (step === 'card' && isEnabled(portal, 'payment_method_update'))
    return method === 'POST' ? submitCard(portal, form) : cardPage(portal, null);
  if (!subscription || !isEnabled(portal, 'subscription_cancel')) return null;
  if (step === 'cancel') return method === 'POST' ? cancel(portal, subscription) : cancelPage(portal, subscription);
  if (step === 'renew' && method === 'POST') {
    changeSubscription(portal.world, subscription, { cancel_at_period_end: false });
    return finish(portal, 'reprise');
  }
  return null;
}

export function createPortalSite(world: World): Site {
  return (visit) => {
    const [, token, step = ''] = /^\/p\/session\/([^/]+)(?:\/([a-z]+))?$/.exec(visit.path) ?? [];
    if (!token) return null;
    const portal = findPortal(world, token);
    if (portal) return answer(portal, step, visit);
    const text = html`<main class="narrow"><h1>Ce lien a expiré.</h1><p>Reviens sur le site pour en demander un autre.</p></main>`;
    return page('Lien expiré', text, { status: 404 });
  };
}
