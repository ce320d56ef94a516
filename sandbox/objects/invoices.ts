import type Stripe from 'stripe';
import { cardError, invalidRequest } from '../http/errors.ts';
import { operation, parameters } from '../http/operation.ts';
import { isWithin, type PageParameters, paginate } from '../http/pagination.ts';
import { finalizeInvoice, markUncollectible, voidInvoice } from '../money/invoices.ts';
import { previewInvoice } from '../money/preview.ts';
import { collectOnDemand, methodFor, subscriptionOf } from '../time/collecting.ts';
import type { World } from '../world.ts';
import { methodOfCustomer } from './payment-methods.ts';
import type { Invoice } from './types.ts';

function pay(world: World, invoice: Invoice, params: Stripe.InvoicePayParams): Invoice {
  if (invoice.status === 'draft') finalizeInvoice(world, invoice);
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' });
  if (invoice.status === 'void')
    throw invalidRequest('Voided invoices cannot be paid.', { code: 'invoice_not_editable' });
  const subscription = subscriptionOf(world, invoice);
  const method = params.payment_method
    ? methodOfCustomer(world, params.payment_method, invoice.customer, 'payment_method')
    : subscription && methodFor(world, subscription);
  if (!method) {
    throw invalidRequest(
      "There is no `default_payment_method` set on this Customer or Invoice. Please set either the Customer's `invoice_settings.default_payment_method` or the Invoice's `default_payment_method` before attempting to pay this Invoice.",
      { code: 'invoice_payment_intent_requires_action' },
    );
  }
  const outcome = collectOnDemand(world, invoice, method, { offSession: params.off_session ?? true });
  if (outcome.result === 'declined') throw cardError(outcome.decline);
  if (outcome.result === 'requires_action') {
    throw cardError({
      code: 'invoice_payment_intent_requires_action',
      message: 'This invoice requires additional user action before it can be completed successfully.',
    });
  }
  return invoice;
}

function requireStatus(invoice: Invoice, allowed: Invoice['status'][], verb: string): void {
  if (allowed.includes(invoice.status)) return;
  throw invalidRequest(
    `You can only ${verb} an invoice that is ${allowed.join(' or ')}; this one is ${invoice.status}.`,
  );
}

export const invoiceOperations = [
  operation('get /v1/invoices/{id}', ({ world, id }) => world.store.get('invoice', id)),
  operation<Stripe.InvoiceListParams>('get /v1/invoices', ({ world, params, path }) => {
    if (params.customer) world.store.get('customer', params.customer, 'customer');
    const { customer, status, subscription } = params;
    const kept = world.store
      .all('invoice')
      .filter(
        (invoice) =>
          (customer ?? invoice.customer) === invoice.customer &&
          (status ?? invoice.status) === invoice.status &&
          (!subscription || subscriptionOf(world, invoice)?.id === subscription) &&
          isWithin(invoice.created, params.created),
      );
    return paginate(kept, path, params);
  }),
  operation<Stripe.InvoiceCreatePreviewParams>('post /v1/invoices/create_preview', ({ world, params }) =>
    previewInvoice(world, params),
  ),
  operation<Stripe.InvoicePayParams>('post /v1/invoices/{id}/pay', ({ world, id, params }) =>
    pay(world, world.store.get('invoice', id), params),
  ),
  operation('post /v1/invoices/{id}/void', ({ world, id }) => {
    const invoice = world.store.get('invoice', id);
    requireStatus(invoice, ['open', 'uncollectible'], 'void');
    voidInvoice(world, invoice);
    return invoice;
  }),
  operation(
    'post /v1/invoices/{id}/finalize',
    ({ world, id }) => {
      const invoice = world.store.get('invoice', id);
      requireStatus(invoice, ['draft'], 'finalize');
      finalizeInvoice(world, invoice);
      return invoice;
    },
    parameters({ auto_advance: 'boolean' }),
  ),
  operation(
    'post /v1/invoices/{id}/mark_uncollectible',
    ({ world, id }) => {
      const invoice = world.store.get('invoice', id);
      requireStatus(invoice, ['open'], 'mark as uncollectible');
      markUncollectible(world, invoice);
      return invoice;
    },
    parameters({}),
  ),
  operation<PageParameters>('get /v1/invoices/{id}/lines', ({ world, id, path, params }) =>
    paginate([...world.store.get('invoice', id).lines.data].reverse(), path, params),
  ),
  operation('get /v1/invoice_payments/{id}', ({ world, id }) => world.store.get('invoice_payment', id)),
  operation<Stripe.InvoicePaymentListParams>('get /v1/invoice_payments', ({ world, params, path }) => {
    const kept = world.store
      .all('invoice_payment')
      .filter(
        (payment) =>
          (params.invoice ?? payment.invoice) === payment.invoice &&
          (params.status ?? payment.status) === payment.status &&
          (params.payment?.payment_intent ?? payment.payment.payment_intent) === payment.payment.payment_intent,
      );
    return paginate(kept, path, params);
  }),
];
