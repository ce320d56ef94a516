import { account } from '../account.ts';
import { cardError } from '../http/errors.ts';
import type { Reply, Site } from '../http/page.ts';
import { seeOther } from '../http/page.ts';
import { predictOutcome } from '../money/payments.ts';
import { createPaymentMethod } from '../objects/payment-methods.ts';
import type { Invoice, Tax } from '../objects/types.ts';
import { bankAnswer, bankStep } from '../pages/bank-step.ts';
import { cardFields, readCard } from '../pages/card-fields.ts';
import { page } from '../pages/document.ts';
import { formatAmount, formatDate } from '../pages/format.ts';
import { html } from '../pages/html.ts';
import { invoiceStatusText } from '../pages/invoice-status.ts';
import { type PdfLine, textPdf } from '../pages/pdf.ts';
import { refusalText } from '../pages/refusals.ts';
import { collectOnDemand } from '../time/collecting.ts';
import { amend, type World } from '../world.ts';

// The page of an invoice: shows it, takes payment while it is open, and offers it as a PDF.

const taxOf = (invoice: Invoice) => (invoice.total_taxes as Tax[]).reduce((sum, tax) => sum + tax.amount, 0);

function rows(invoice: Invoice): [string, string][] {
  const amount = (cents: number) => formatAmount(cents, invoice.currency);
  return [
    ...invoice.lines.data.map((line): [string, string] => [line.description ?? '', amount(line.amount)]),
    ['Total hors taxe', amount(invoice.total_excluding_tax)],
    ['TVA', amount(taxOf(invoice))],
    ['Total', amount(invoice.total)],
    ['Payé', amount(invoice.amount_paid)],
  ];
}

function invoicePage(invoice: Invoice, error: string | null): Reply {
  const total = formatAmount(invoice.amount_remaining, invoice.currency);
  const form = html`<form method="post" action="/i/${invoice.id}">
<h2>Payer cette facture</h2>
${cardFields()}
${error && html`<div class="alert" role="alert">${error}</div>`}
<button class="wide">Payer ${total}</button>
</form>`;
  return page(
    `Facture ${invoice.number}`,
    html`<main class="narrow">
<h1>Facture ${invoice.number}</h1>
<p><span class="badge">Mode test : rien n'est débité</span></p>
<p class="soft">${account.name} · ${formatDate(invoice.created)} · ${invoiceStatusText[invoice.status]}</p>
<p class="soft">Pour ${(invoice.customer_name ?? invoice.customer_email ?? '') as string}</p>
<dl class="lines">${rows(invoice).map(([name, amount]) => html`<div><dt>${name}</dt><dd>${amount}</dd></div>`)}</dl>
<p><a href="/i/${invoice.id}/pdf">Télécharger le PDF</a></p>
${invoice.status === 'open' ? form : null}
</main>`,
  );
}

function invoicePdf(invoice: Invoice): Reply {
  const lines: PdfLine[] = [
    { text: `${account.name} - Facture ${invoice.number}`, bold: true },
    { text: `${formatDate(invoice.created)} - ${invoiceStatusText[invoice.status]}` },
    { text: `Pour ${invoice.customer_name ?? invoice.customer_email ?? ''}` },
    { text: '' },
    ...rows(invoice).flatMap(([name, amount]) => [
      { text: name, bold: name === 'Total' },
      { text: amount, left: 440, sameRow: true, bold: name === 'Total' },
    ]),
    { text: '' },
    { text: "Mode test : aucun montant n'a été débité." },
  ];
  return { status: 200, type: 'application/pdf', body: textPdf(lines) };
}

function pay(world: World, invoice: Invoice, form: URLSearchParams): Reply {
  const card = readCard(form);
  if (!card) return invoicePage(invoice, "Vérifie le numéro de carte et la date d'expiration.");
  try {
    const answer = bankAnswer(form);
    const method = createPaymentMethod(world, { ...card, name: form.get('name') }, null);
    const outcome = predictOutcome(world, method, { offSession: false, answer });
    if (outcome.result === 'requires_action') return bankStep(`/i/${invoice.id}`, form, 'pour payer cette facture');
    if (outcome.result === 'declined') throw cardError(outcome.decline);
    amend(world, 'payment_method', method, { customer: invoice.customer });
    collectOnDemand(world, invoice, method, { offSession: false, answer });
    return seeOther(`/i/${invoice.id}`);
  } catch (error) {
    return invoicePage(invoice, refusalText(error));
  }
}

export function createInvoiceSite(world: World): Site {
  return ({ method, path, body }) => {
    const [, id, pdf] = /^\/i\/(in_[^/]+)(\/pdf)?$/.exec(path) ?? [];
    const invoice = id ? world.store.find('invoice', id) : null;
    if (!invoice || invoice.number === null) return null;
    if (pdf) return invoicePdf(invoice);
    const isPayment = method === 'POST' && invoice.status === 'open';
    return isPayment ? pay(world, invoice, new URLSearchParams(body)) : invoicePage(invoice, null);
  };
}
