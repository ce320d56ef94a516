import { describe, expect, it } from 'vitest';
import { buildCustomer, buildSubscription } from '../testing/build.ts';
import { openTestSandbox, type TestSandbox } from '../testing/open-test-sandbox.ts';

const newCard = { number: '5555 5555 5555 4444', expiry: '12/40', cvc: '123', name: 'Lou' };

async function post(url: string, form: Record<string, string>) {
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}

async function openPortal(sandbox: TestSandbox, customer: string, flow_data?: object) {
  const session = await sandbox.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost:3000/compte',
    locale: 'fr',
    ...(flow_data ? { flow_data: flow_data as never } : {}),
  });
  return { session, text: await (await fetch(session.url)).text() };
}

describe('portal sessions', () => {
  it('open a page with the subscription, the card, the invoices and a link back', async () => {
    const sandbox = await openTestSandbox();
    const subscription = await buildSubscription(sandbox);
    const { text } = await openPortal(sandbox, subscription.customer as string);
    for (const part of [
      'Déclic Pro',
      'Se renouvelle le',
      '4242',
      'Factures',
      'Payée',
      'http://localhost:3000/compte',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('cancel a subscription at the end of its period, and undo that', async () => {
    const sandbox = await openTestSandbox();
    const { id, customer } = await buildSubscription(sandbox);
    const { session } = await openPortal(sandbox, customer as string);
    expect((await post(`${session.url}/cancel`, { subscription: id })).status).toBe(303);
    expect((await sandbox.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true);
    await post(`${session.url}/renew`, { subscription: id });
    expect((await sandbox.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(false);
  });

  it("refuse to cancel another customer's subscription", async () => {
    const sandbox = await openTestSandbox();
    const mine = await buildSubscription(sandbox);
    const other = await buildSubscription(sandbox);
    const { session } = await openPortal(sandbox, mine.customer as string);
    expect((await post(`${session.url}/cancel`, { subscription: other.id })).status).toBe(404);
    expect((await sandbox.stripe.subscriptions.retrieve(other.id)).cancel_at_period_end).toBe(false);
  });

  it('make a new card the default and pay the open invoice with it', async () => {
    const sandbox = await openTestSandbox();
    const customer = await buildCustomer(sandbox, 'pm_card_chargeCustomerFail');
    const subscription = await buildSubscription(sandbox, { customer: customer.id });
    await sandbox.advance(32);
    expect((await sandbox.stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    const { session, text } = await openPortal(sandbox, customer.id, { type: 'payment_method_update' });
    expect(text).toContain('Changer de carte');
    const refused = await post(`${session.url}/card`, { ...newCard, number: '4000000000000002' });
    expect(await refused.text()).toContain('Ta carte a été refusée.');
    expect((await post(`${session.url}/card`, newCard)).status).toBe(303);
    const after = await sandbox.stripe.subscriptions.retrieve(subscription.id, {
      expand: ['default_payment_method', 'latest_invoice', 'customer.invoice_settings.default_payment_method'],
    });
    expect(after).toMatchObject({
      status: 'active',
      default_payment_method: { card: { last4: '4444' } },
      latest_invoice: { status: 'paid' },
      customer: { invoice_settings: { default_payment_method: { card: { last4: '4444' } } } },
    });
  });

  it('show a 3-D Secure step for a card that asks for it', async () => {
    const sandbox = await openTestSandbox();
    const { customer, id } = await buildSubscription(sandbox);
    const { session } = await openPortal(sandbox, customer as string);
    const card = { ...newCard, number: '4000002500003155' };
    expect(await (await post(`${session.url}/card`, card)).text()).toContain('Autoriser');
    expect((await post(`${session.url}/card`, { ...card, authenticate: 'approve' })).status).toBe(303);
    await sandbox.advance(32);
    expect((await sandbox.stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  it('begin on the page of the flow and redirect to its return address', async () => {
    const sandbox = await openTestSandbox();
    const { id, customer } = await buildSubscription(sandbox);
    const { session, text } = await openPortal(sandbox, customer as string, {
      type: 'subscription_cancel',
      subscription_cancel: { subscription: id },
      after_completion: { type: 'redirect', redirect: { return_url: 'http://localhost:3000/fini' } },
    });
    expect(text).toContain('Confirmer la résiliation');
    const done = await post(`${session.url}/cancel`, { subscription: id });
    expect(done.headers.get('location')).toBe('http://localhost:3000/fini');
  });

  it('answer 404 to a guessed address', async () => {
    const sandbox = await openTestSandbox();
    const { customer } = await buildSubscription(sandbox);
    const { session } = await openPortal(sandbox, customer as string);
    expect((await fetch(`${sandbox.url}/p/session/guess_${session.id}`)).status).toBe(404);
  });

  it('refuse an unknown customer', async () => {
    const { stripe } = await openTestSandbox();
    await expect(stripe.billingPortal.sessions.create({ customer: 'cus_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

describe('configurations', () => {
  it('turn off the features that they leave out, on the page too', async () => {
    const sandbox = await openTestSandbox();
    const { stripe } = sandbox;
    const configuration = await stripe.billingPortal.configurations.create({
      business_profile: { headline: 'Déclic' },
      features: { invoice_history: { enabled: true } },
    });
    expect(configuration).toMatchObject({ is_default: true, features: { subscription_cancel: { enabled: false } } });
    const { id, customer } = await buildSubscription(sandbox);
    const { session, text } = await openPortal(sandbox, customer as string);
    expect(text).toContain('Factures');
    expect(text).not.toContain('Résilier');
    expect((await post(`${session.url}/cancel`, { subscription: id })).status).toBe(404);
    expect((await fetch(`${session.url}/card`)).status).toBe(404);
    const updated = await stripe.billingPortal.configurations.update(configuration.id, {
      features: { subscription_cancel: { enabled: true, mode: 'immediately' } },
    });
    expect(updated.features.subscription_cancel).toMatchObject({ enabled: true, mode: 'immediately' });
    expect((await stripe.billingPortal.configurations.list({ is_default: true })).data).toHaveLength(1);
    expect((await stripe.billingPortal.configurations.retrieve(configuration.id)).id).toBe(configuration.id);
  });
});

describe('invoice pages', () => {
  it('show a paid invoice as a page and as a PDF', async () => {
    const sandbox = await openTestSandbox();
    const { latest_invoice } = await buildSubscription(sandbox);
    const invoice = await sandbox.stripe.invoices.retrieve(latest_invoice as string);
    const text = await (await fetch(invoice.hosted_invoice_url ?? '')).text();
    expect(text).toContain(invoice.number);
    expect(text).toContain('Payée');
    const pdf = await fetch(invoice.invoice_pdf ?? '');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
    expect(bytes).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\s*$/);
    for (const part of ['24,90 \x80', 'Payée', `Facture ${invoice.number}`]) expect(bytes).toContain(part);
  });

  it('take payment for an open invoice', async () => {
    const sandbox = await openTestSandbox();
    const customer = await buildCustomer(sandbox, 'pm_card_chargeCustomerFail');
    const { id } = await buildSubscription(sandbox, { customer: customer.id });
    await sandbox.advance(32);
    const { latest_invoice } = await sandbox.stripe.subscriptions.retrieve(id);
    const invoice = await sandbox.stripe.invoices.retrieve(latest_invoice as string);
    const refused = await post(invoice.hosted_invoice_url ?? '', { ...newCard, number: '4000000000000002' });
    expect(await refused.text()).toContain('Ta carte a été refusée.');
    expect((await post(invoice.hosted_invoice_url ?? '', newCard)).status).toBe(303);
    expect((await sandbox.stripe.subscriptions.retrieve(id)).status).toBe('active');
  });
});
