import { account } from '../account.ts';
import type { Reply } from '../http/page.ts';
import { periodOf } from '../objects/subscription-items.ts';
import type { Customer, PortalConfiguration, PortalSession, Subscription } from '../objects/types.ts';
import { cardFields } from '../pages/card-fields.ts';
import { page } from '../pages/document.ts';
import { formatAmount, formatDate, formatRhythm } from '../pages/format.ts';
import { type Html, html } from '../pages/html.ts';
import { invoiceStatusText } from '../pages/invoice-status.ts';
import { methodFor } from '../time/collecting.ts';
import type { World } from '../world.ts';

// The pages of the billing portal, for one customer: subscriptions, card and invoices.

export interface Portal {
  world: World;
  session: PortalSession;
  customer: Customer;
  configuration: PortalConfiguration;
  /** The path of the session's pages; forms post to paths below it. */
  base: string;
}

export const isEnabled = ({ configuration }: Portal, feature: string) =>
  configuration.features[feature]?.enabled === true;

export function subscriptionsOf({ world, customer }: Portal): Subscription[] {
  return world.store
    .all('subscription')
    .filter(
      ({ customer: owner, ended_at, status }) => owner === customer.id && ended_at === null && status !== 'incomplete',
    );
}

function productName(world: World, subscription: Subscription): string {
  const names = subscription.items.data.map(
    ({ price }) => world.store.find('product', price.product)?.name ?? price.id,
  );
  return names.join(', ');
}

function whatNext(subscription: Subscription): string {
  const end = formatDate(periodOf(subscription).end);
  if (subscription.cancel_at_period_end) return `Prend fin le ${end}.`;
  if (subscription.status === 'past_due') return 'Le dernier paiement a échoué : change ta carte pour continuer.';
  if (subscription.pause_collection) return `En pause. Prochaine échéance le ${end}.`;
  return `Se renouvelle le ${end}.`;
}

function subscriptionCard(portal: Portal, subscription: Subscription): Html {
  const { world, base } = portal;
  const [item] = subscription.items.data;
  const price = item?.price;
  const amount = price ? formatAmount(price.unit_amount * item.quantity, price.currency) : '';
  const action = subscription.cancel_at_period_end
    ? html`<form class="inline" method="post" action="${base}/renew"><input type="hidden" name="subscription" value="${subscription.id}"><button>Ne plus résilier</button></form>`
    : html`<a class="button second" href="${base}/cancel?subscription=${subscription.id}">Résilier</a>`;
  return html`<section class="card">
<h2>${productName(world, subscription)}</h2>
<p>${amount} ${price?.recurring ? formatRhythm(price.recurring) : ''}</p>
<p class="soft">${whatNext(subscription)}</p>
${isEnabled(portal, 'subscription_cancel') && html`<p>${action}</p>`}
</section>`;
}

function cardSection(portal: Portal): Html | null {
  if (!isEnabled(portal, 'payment_method_update')) return null;
  const { world, customer, base } = portal;
  const [subscription] = subscriptionsOf(portal);
  const fallback = customer.invoice_settings.default_payment_method;
  const method = subscription
    ? methodFor(world, subscription)
    : fallback
      ? world.store.find('payment_method', fallback)
      : null;
  const text = method
    ? `${method.card.brand.toUpperCase()} •••• ${method.card.last4}, expire en ${String(method.card.exp_month).padStart(2, '0')}/${method.card.exp_year}`
    : 'Aucune carte enregistrée.';
  return html`<section class="card"><h2>Moyen de paiement</h2><p>${text}</p><p><a class="button second" href="${base}/card">Changer de carte</a></p></section>`;
}

function invoiceSection(portal: Portal): Html | null {
  if (!isEnabled(portal, 'invoice_history')) return null;
  const { world, customer } = portal;
  const invoices = world.store.all('invoice').filter((one) => one.customer === customer.id && one.number !== null);
  const rows = invoices.reverse().map(
    (invoice) => html`<tr><td><a href="/i/${invoice.id}">${formatDate(invoice.created)}</a></td>
<td>${invoiceStatusText[invoice.status]}</td><td class="number">${formatAmount(invoice.total, invoice.currency)}</td></tr>`,
  );
  const table = html`<div class="table"><table><thead><tr><th scope="col">Date</th><th scope="col">État</th><th scope="col" class="number">Montant</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  return html`<section><h2>Factures</h2>${invoices.length > 0 ? table : html`<p class="soft">Pas encore de facture.</p>`}</section>`;
}

const backLink = ({ session }: Portal) =>
  session.return_url ? html`<p><a href="${session.return_url}">← Revenir sur ${account.name}</a></p>` : null;

export function portalHome(portal: Portal, notice: string | null): Reply {
  const subscriptions = subscriptionsOf(portal);
  return page(
    `Ton abonnement · ${account.name}`,
    html`<main class="narrow">
${backLink(portal)}
<h1>Ton abonnement ${account.name}</h1>
<p><span class="badge">Mode test : rien n'est débité</span></p>
${notice && html`<p class="notice" role="status">${notice}</p>`}
${subscriptions.length > 0 ? subscriptions.map((one) => subscriptionCard(portal, one)) : html`<p>Aucun abonnement en cours.</p>`}
${cardSection(portal)}
${invoiceSection(portal)}
</main>`,
  );
}

export function cancelPage(portal: Portal, subscription: Subscription): Reply {
  const end = formatDate(periodOf(subscription).end);
  const immediately = portal.configuration.features.subscription_cancel?.mode === 'immediately';
  const consequence = immediately ? 'Ton abonnement prend fin tout de suite.' : `Tu gardes ton accès jusqu'au ${end}.`;
  return page(
    'Résilier',
    html`<main class="narrow"><h1>Résilier ${productName(portal.world, subscription)} ?</h1>
<p>${consequence}</p>
<form method="post" action="${portal.base}/cancel" class="actions">
<input type="hidden" name="subscription" value="${subscription.id}">
<button class="danger">Confirmer la résiliation</button>
<a class="button second" href="${portal.base}">Garder mon abonnement</a>
</form></main>`,
  );
}

export function cardPage(portal: Portal, error: string | null): Reply {
  return page(
    'Changer de carte',
    html`<main class="narrow"><h1>Changer de carte</h1>
<form method="post" action="${portal.base}/card">
${cardFields()}
${error && html`<div class="alert" role="alert">${error}</div>`}
<button class="wide">Enregistrer la carte</button>
</form>
<p><a href="${portal.base}">Annuler</a></p></main>`,
  );
}
