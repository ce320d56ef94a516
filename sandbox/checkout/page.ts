import { account } from '../account.ts';
import type { Reply } from '../http/page.ts';
import type { CheckoutLine, CheckoutSession } from '../objects/types.ts';
import { cardFields, field } from '../pages/card-fields.ts';
import { page } from '../pages/document.ts';
import { formatAmount, formatRhythm } from '../pages/format.ts';
import { type Html, html } from '../pages/html.ts';
import type { World } from '../world.ts';

// The checkout form: framed by the app (`embedded_page`) or opened as a page (`hosted_page`).

export const checkoutScriptPath = '/js/checkout-page.js';

function lineText(line: CheckoutLine): Html {
  const { recurring, currency } = line.price;
  const rhythm = recurring ? html`<br><span class="soft">${formatRhythm(recurring)}</span>` : null;
  const times = line.quantity > 1 ? `${line.quantity} × ` : '';
  return html`<div><dt>${times}${line.description}${rhythm}</dt><dd>${formatAmount(line.amount_total, currency)}</dd></div>`;
}

function consentText(session: CheckoutSession, lines: CheckoutLine[], total: string): Html | null {
  const recurring = lines.find((line) => line.price.recurring)?.price.recurring;
  if (session.mode === 'setup') {
    return html`<p class="soft">Tu autorises ${account.name} à garder cette carte pour tes prochains paiements.</p>`;
  }
  if (!recurring) return null;
  return html`<p class="soft">Tu autorises ${account.name} à débiter ta carte de ${total} ${formatRhythm(recurring)}, jusqu'à la résiliation. Tu peux résilier à tout moment.</p>`;
}

function buttonText({ mode, submit_type }: CheckoutSession, total: string): string {
  if (mode === 'setup') return 'Enregistrer la carte';
  return mode === 'payment' || submit_type === 'pay' ? `Payer ${total}` : "S'abonner";
}

function summary(session: CheckoutSession, lines: CheckoutLine[], total: string): Html {
  const tax = Number((session.total_details as { amount_tax: number } | null)?.amount_tax ?? 0);
  return html`<section aria-labelledby="summary">
<h1 id="summary">${session.mode === 'subscription' ? `S'abonner à ${account.name}` : account.name}</h1>
<p><span class="badge">Mode test : rien n'est débité</span></p>
<p class="amount">${total}</p>
<dl class="lines">
${lines.map(lineText)}
${tax > 0 && html`<div><dt>Dont TVA</dt><dd>${formatAmount(tax, session.currency)}</dd></div>`}
<div><dt><strong>Total à payer maintenant</strong></dt><dd><strong>${total}</strong></dd></div>
</dl>
</section>`;
}

function bankDialog(total: string): Html {
  return html`<dialog id="bank" aria-labelledby="bank-title">
<h2 id="bank-title">Confirme auprès de ta banque</h2>
<p>Ta banque demande ton accord pour ce paiement de ${total} à ${account.name} (3-D Secure).</p>
<div class="actions">
<button type="button" id="approve">Autoriser</button>
<button type="button" id="refuse" class="second">Refuser</button>
</div>
</dialog>`;
}

export function checkoutPage(world: World, session: CheckoutSession): Reply {
  const { lines } = world.store.get('checkout-order', session.id);
  const total = formatAmount(session.amount_total ?? 0, session.currency);
  const customer = session.customer ? world.store.find('customer', session.customer) : null;
  const email = session.customer_email ?? customer?.email ?? '';
  const secret = session.client_secret ?? '';
  // The script enables the button: sent before it runs, the form would put the card into the page's address.
  const body = html`<main class="split" id="checkout" data-session="${session.id}" data-secret="${secret}">
${session.mode === 'setup' ? html`<h1>Ajouter une carte</h1>` : summary(session, lines, total)}
<form id="payment" novalidate aria-label="Paiement">
<h2>Payer par carte</h2>
${field({
  name: 'email',
  label: 'Adresse e-mail',
  attributes: html`type="email" autocomplete="email" value="${email}" ${email ? html`readonly` : null}`,
})}
${cardFields()}
${consentText(session, lines, total)}
<div id="alert" class="alert" role="alert" hidden></div>
<button type="submit" id="pay" class="wide" disabled><span class="spinner" hidden></span><span id="pay-text">${buttonText(session, total)}</span></button>
${session.custom_text.submit && html`<p class="soft">${session.custom_text.submit.message}</p>`}
<p role="status" class="soft" id="progress"></p>
</form>
${bankDialog(total)}
</main>`;
  return page(`Paiement · ${account.name}`, body, { script: checkoutScriptPath });
}

/** Shown in place of the form for a session that is unknown, expired or already paid. */
export function checkoutClosedPage(text: string, back: string | null, status: number): Reply {
  const link = back ? html`<p><a href="${back}" target="_top">Continuer vers ${account.name}</a></p>` : null;
  return page('Paiement', html`<main class="narrow"><h1>${text}</h1>${link}</main>`, { status });
}
