import { expect, it } from 'vitest';
import { buildCheckout, buildCustomer } from '../testing/build.ts';
import { openTestSandbox } from '../testing/open-test-sandbox.ts';

const pays = { card: '4242 4242 4242 4242', email: 'lou@example.fr', name: 'Lou Martin' };

it('an embedded session has a client secret and no url; it is open and unpaid', async () => {
  const sandbox = await openTestSandbox();
  const session = await buildCheckout(sandbox);
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', ui_mode: 'embedded_page', url: null });
  expect(session.client_secret).toMatch(new RegExp(`^${session.id}_secret_`));
  expect(session.amount_total).toBe(2490);
  expect(session.total_details?.amount_tax).toBe(415);
});

it('a paid session makes a customer, a subscription with the card, and a paid invoice', async () => {
  const sandbox = await openTestSandbox();
  const { id } = await buildCheckout(sandbox, { subscription_data: { metadata: { intent: 'i1' } } });
  const result = await sandbox.control(`/checkout/${id}/pay`, pays);
  expect(result).toEqual({
    status: 'complete',
    returnUrl: `http://localhost:3000/complete-profile?session_id=${id}`,
  });
  const session = await sandbox.stripe.checkout.sessions.retrieve(id, {
    expand: ['subscription.latest_invoice.payments', 'customer', 'line_items'],
  });
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    client_reference_id: 'intent_1',
    customer: { email: 'lou@example.fr', name: 'Lou Martin' },
    customer_details: { email: 'lou@example.fr' },
    subscription: {
      status: 'active',
      metadata: { intent: 'i1' },
      latest_invoice: { status: 'paid', total: 2490, total_excluding_tax: 2075, billing_reason: 'subscription_create' },
    },
  });
  expect(session.line_items?.data).toHaveLength(1);
  const types = await sandbox.eventTypes();
  expect(types.at(-1)).toBe('checkout.session.completed');
  expect(types).toEqual(expect.arrayContaining(['invoice.paid', 'customer.subscription.created', 'charge.succeeded']));
});

it('a declined card is a 402 and leaves the session open for another card', async () => {
  const sandbox = await openTestSandbox();
  const { id } = await buildCheckout(sandbox);
  const declined = sandbox.control(`/checkout/${id}/pay`, { ...pays, card: '4000000000000002' });
  await expect(declined).rejects.toMatchObject({
    status: 402,
    body: { error: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' } },
  });
  expect((await sandbox.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  expect((await sandbox.stripe.subscriptions.list()).data).toEqual([]);
  expect(await sandbox.control(`/checkout/${id}/pay`, pays)).toMatchObject({ status: 'complete' });
});

it('3-D Secure: asked, refused, then approved', async () => {
  const sandbox = await openTestSandbox();
  const { id } = await buildCheckout(sandbox);
  const card = { ...pays, card: '4000002500003155' };
  expect(await sandbox.control(`/checkout/${id}/pay`, card)).toEqual({ status: 'requires_action' });
  await expect(sandbox.control(`/checkout/${id}/pay`, { ...card, authenticate: 'fail' })).rejects.toMatchObject({
    status: 402,
    body: { error: { code: 'payment_intent_authentication_failure' } },
  });
  expect(await sandbox.control(`/checkout/${id}/pay`, { ...card, authenticate: 'approve' })).toMatchObject({
    status: 'complete',
  });
});

it('a session can be paid once', async () => {
  const sandbox = await openTestSandbox();
  const { id } = await buildCheckout(sandbox);
  await sandbox.control(`/checkout/${id}/pay`, pays);
  await expect(sandbox.control(`/checkout/${id}/pay`, pays)).rejects.toMatchObject({ status: 400 });
  expect((await sandbox.stripe.charges.list()).data).toHaveLength(1);
});

it('for an existing customer the session keeps them', async () => {
  const sandbox = await openTestSandbox();
  const customer = await buildCustomer(sandbox);
  const { id } = await buildCheckout(sandbox, { customer: customer.id });
  await sandbox.control(`/checkout/${id}/pay`, pays);
  expect((await sandbox.stripe.checkout.sessions.retrieve(id)).customer).toBe(customer.id);
  expect((await sandbox.stripe.customers.list()).data).toHaveLength(1);
});

it('expires after 24 hours, or when told to, and cannot be paid then', async () => {
  const sandbox = await openTestSandbox();
  const first = await buildCheckout(sandbox);
  expect(first.expires_at).toBe(first.created + 24 * 60 * 60);
  await sandbox.advance(1);
  expect((await sandbox.stripe.checkout.sessions.retrieve(first.id)).status).toBe('expired');
  expect(await sandbox.eventTypes()).toEqual(['checkout.session.expired']);
  const second = await buildCheckout(sandbox);
  expect((await sandbox.stripe.checkout.sessions.expire(second.id)).status).toBe('expired');
  await expect(sandbox.stripe.checkout.sessions.expire(second.id)).rejects.toMatchObject({ statusCode: 400 });
  await expect(sandbox.control(`/checkout/${second.id}/pay`, pays)).rejects.toMatchObject({ status: 400 });
});

it('a hosted session has a url; success_url takes the place of return_url', async () => {
  const sandbox = await openTestSandbox();
  const session = await buildCheckout(sandbox, {
    ui_mode: 'hosted_page',
    return_url: undefined,
    success_url: 'http://localhost:3000/ok?s={CHECKOUT_SESSION_ID}',
  });
  expect(session.url).toBe(`${sandbox.url}/c/pay/${session.id}`);
  expect(session.client_secret).toBeNull();
  expect(await sandbox.control(`/checkout/${session.id}/pay`, pays)).toEqual({
    status: 'complete',
    returnUrl: `http://localhost:3000/ok?s=${session.id}`,
  });
});

it('the old ui_mode is refused', async () => {
  const sandbox = await openTestSandbox();
  await expect(buildCheckout(sandbox, { ui_mode: 'embedded' as never })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    param: 'ui_mode',
  });
});

it('mode payment charges once and makes no subscription', async () => {
  const sandbox = await openTestSandbox();
  const price = await sandbox.stripe.prices.create({
    currency: 'eur',
    unit_amount: 900,
    product_data: { name: 'Photo' },
  });
  const { id } = await buildCheckout(sandbox, { mode: 'payment', line_items: [{ price: price.id, quantity: 2 }] });
  await sandbox.control(`/checkout/${id}/pay`, pays);
  const session = await sandbox.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
  expect(session).toMatchObject({ payment_status: 'paid', subscription: null, payment_intent: { amount: 1800 } });
});
