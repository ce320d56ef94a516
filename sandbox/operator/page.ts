import type { Reply } from '../http/page.ts';
import type { Delivery } from '../kinds.ts';
import { periodOf } from '../objects/subscription-items.ts';
import type { StripeEvent, Subscription } from '../objects/types.ts';
import { page } from '../pages/document.ts';
import { formatAmount, formatDate, formatMoment } from '../pages/format.ts';
import { type Html, html } from '../pages/html.ts';
import { invoiceStatusText } from '../pages/invoice-status.ts';
import type { World } from '../world.ts';

// The operator's page: clock, faults, and the newest customers, subscriptions, invoices and events.

const maxRows = 30;

function table(title: string, count: number, heads: string[], rows: Html[]): Html {
  const heading = html`<h2>${title} <span class="soft">(${count})</span></h2>`;
  if (rows.length === 0) return html`${heading}<p class="soft">Rien pour le moment.</p>`;
  return html`${heading}<div class="table" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

const newest = <T>(items: T[]): T[] => items.slice(-maxRows).reverse();

const deliveryText: Record<Delivery['state'], string> = {
  pending: 'en attente',
  delivered: 'livré',
  failed: 'abandonné',
  dropped: 'perdu',
};

function clockSection(world: World): Html {
  const step = (value: string, text: string) =>
    html`<button name="step" value="${value}" class="second">${text}</button> `;
  return html`<section class="card"><h2>Horloge</h2>
<p><strong>${formatMoment(world.clock.now())}</strong></p>
<form method="post" action="/_sandbox/operator/clock">${step('day', '+1 jour')}${step('week', '+7 jours')}${step('month', '+1 mois')}</form>
</section>`;
}

function faultSection(world: World): Html {
  const { faults } = world;
  const toggle = (name: keyof typeof faults, text: string) =>
    html`<p><label><input type="checkbox" name="${name}" ${faults[name] ? html`checked` : null} style="width: auto; min-height: auto;"> ${text}</label></p>`;
  const amount = (name: keyof typeof faults, text: string) =>
    html`<div><label for="${name}">${text}</label><input id="${name}" name="${name}" type="number" min="0" value="${Number(faults[name])}"></div>`;
  return html`<section class="card"><h2>Pannes</h2>
<form method="post" action="/_sandbox/operator/faults">
<div class="pair">
${amount('duplicate', 'Exemplaires par événement')}
${amount('delayMs', 'Retard (ms)')}
${amount('loseAnswers', 'Réponses à perdre')}
</div>
${toggle('reorder', "Événements dans l'ordre inverse")}
${toggle('drop', 'Événements perdus')}
${toggle('down', 'API indisponible (503)')}
${toggle('lateFees', 'Frais connus plus tard')}
${toggle('failRefunds', 'Remboursements qui échouent')}
${toggle('longDunning', 'Impayés retentés deux semaines')}
<button>Appliquer</button>
</form></section>`;
}

function subscriptionRow(world: World, subscription: Subscription): Html {
  const { customer, status, items } = subscription;
  const names = items.data.map(({ price }) => price.lookup_key ?? world.store.find('product', price.product)?.name);
  const email = world.store.find('customer', customer)?.email ?? customer;
  const notes = [
    subscription.cancel_at_period_end && "résilié à l'échéance",
    subscription.pause_collection && 'en pause',
  ].filter(Boolean);
  return html`<tr><td>${subscription.id}</td><td>${email}</td><td>${names.join(', ')}</td><td>${status} ${notes.length > 0 && `(${notes.join(', ')})`}</td><td>${formatDate(periodOf(subscription).end)}</td></tr>`;
}

function eventRow(event: StripeEvent, deliveries: Delivery[]): Html {
  const states = deliveries.map(({ state, attempts, lastStatus }) => {
    const tries = attempts > 1 ? `, ${attempts} essais` : '';
    return `${deliveryText[state]}${lastStatus ? ` (${lastStatus}${tries})` : ''}`;
  });
  return html`<tr><td>${formatMoment(event.created)}</td><td>${event.type}</td><td>${event.data.object.id}</td><td>${states.join(', ') || 'aucun destinataire'}</td></tr>`;
}

export function operatorPage(world: World): Reply {
  const { store } = world;
  const customers = store.all('customer').filter(({ deleted }) => !deleted);
  const subscriptions = store.all('subscription');
  const invoices = store.all('invoice');
  const events = store.all('event');
  const deliveriesOf = new Map<string, Delivery[]>();
  for (const delivery of store.all('delivery')) {
    deliveriesOf.set(delivery.event, [...(deliveriesOf.get(delivery.event) ?? []), delivery]);
  }
  return page(
    'Bac à sable',
    html`<main>
<h1>Stripe local : bac à sable</h1>
<p class="soft">Aucun argent ne circule. Cartes : 4242 4242 4242 4242 paie · 4000 0000 0000 0002 est refusée · 4000 0025 0000 3155 demande 3-D Secure · 4000 0000 0000 0341 échoue au renouvellement · 4000 0000 0000 0259 est contestée.</p>
<div class="split">${clockSection(world)}${faultSection(world)}</div>
${table(
  'Clients',
  customers.length,
  ['Client', 'E-mail', 'Nom', 'Créé'],
  newest(customers).map(
    ({ id, email, name, created }) =>
      html`<tr><td>${id}</td><td>${email}</td><td>${name}</td><td>${formatDate(created)}</td></tr>`,
  ),
)}
${table(
  'Abonnements',
  subscriptions.length,
  ['Abonnement', 'Client', 'Prix', 'État', 'Échéance'],
  newest(subscriptions).map((one) => subscriptionRow(world, one)),
)}
${table(
  'Factures',
  invoices.length,
  ['Facture', 'Client', 'Montant', 'État', 'Date'],
  newest(invoices).map(
    (one) =>
      html`<tr><td><a href="/i/${one.id}">${one.number ?? one.id}</a></td><td>${one.customer_email as string | null}</td><td>${formatAmount(one.total, one.currency)}</td><td>${invoiceStatusText[one.status]}</td><td>${formatDate(one.created)}</td></tr>`,
  ),
)}
${table(
  'Événements',
  events.length,
  ['Date', 'Type', 'Objet', 'Livraison'],
  newest(events).map((event) => eventRow(event, deliveriesOf.get(event.id) ?? [])),
)}
</main>`,
  );
}
