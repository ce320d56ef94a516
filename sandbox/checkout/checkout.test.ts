import { expect, it } from 'vitest';
import { buildCheckout, buildCustomer } from '../testing/build.ts';
import { openTestSandbox } from '../testing/open-test-sandbox.ts';

const pays = { card: '4242 4242 4242 4242', email: 'lou@example.fr', name: 'Lou Martin' };

it('creates an embedded session open and unpaid, with a client secret and no url', async () => {
  const sandbox = await openTestSandbox();
  const session = await buildCheckout(sandbox);
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', ui_mode: 'embedded_page', url: null });
  expect(session.client_secret).toMatch(new RegExp(`^${session.id}_secret_`));
  expect(session.amount_total).toBe(2490);
  expect(session.total_details?.amount_tax).toBe(415);
});

it('creates a customer, a subscription with the card and a paid invoice when a session is paid', async () => {
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

it('answers 402 to a declined card and leaves the session open for another card', async () => {
  const sandbox = await openTestSandbox();
  const { id } = await buildCheckout(sandbox);
  const declined = sandbox.control(`/checkout/${id}/pay`, { ...pays, card: '4000000000000002' });
  await expect(declined).rejects.toMatchObject({
    status: 402,
    body: { error: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' } },
  });
  expect((await sandbox.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  expect((await sandbox.stripe.subscriptions.list()).data).toEqual([]);
  expect((await sandbox.stripe.customers.list()).data).toEqual([]);
  expect(await sandbox.eventTypes()).toEqual(['charge.failed', 'payment_intent.payment_failed']);
  expect(await sandbox.control(`/checkout/${id}/pay`, pays)).toMatchObject({ status: 'complete' });
});

it('asks for 3-D Secure, fails when it is refused and completes when it is approved', async () => {
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

it('refuses to pay a session twice', async () => {
  const sandbox = await openTestSandbox();
  const { id } = await buildCheckout(sandbox);
  await sandbox.control(`/checkout/${id}/pay`, pays);
  await expect(sandbox.control(`/checkout/${id}/pay`, pays)).rejects.toMatchObject({ status: 400 });
  expect((await sandbox.stripe.charges.list()).data).toHaveLength(1);
});

it('reuses the customer that the session was created for', async () => {
  const sandbox = await openTestSandbox();
  const customer = await buildCustomer(sandbox);
  const { id } = await buildCheckout(sandbox, { customer: customer.id });
  await sandbox.control(`/checkout/${id}/pay`, pays);
  expect((await sandbox.stripe.checkout.sessions.retrieve(id)).customer).toBe(customer.id);
  expect((await sandbox.stripe.customers.list()).data).toHaveLength(1);
});

it('expires a session after 24 hours or on demand, and refuses payment afterwards', async () => {
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

it('gives a hosted session a url, and returns to success_url instead of return_url', async () => {
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

it('refuses the old ui_mode «embedded»', async () => {
  const sandbox = await openTestSandbox();
  await expect(buildCheckout(sandbox, { ui_mode: 'embedded' as never })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    param: 'ui_mode',
  });
});

it('charges once and creates no subscription in payment mode', async () => {
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

it('names no return address for a card when redirect_on_completion is if_required', async () => {
  const sandbox = await openTestSandbox();
  const { id } = await buildCheckout(sandbox, { redirect_on_completion: 'if_required' });
  expect(await sandbox.control(`/checkout/${id}/pay`, pays)).toEqual({ status: 'complete', returnUrl: null });
});

it('asks for no payment now when the subscription starts with a trial', async () => {
  const sandbox = await openTestSandbox();
  const session = await buildCheckout(sandbox, { subscription_data: { trial_period_days: 7 } });
  expect(session.amount_total).toBe(0);
  await sandbox.control(`/checkout/${session.id}/pay`, pays);
  const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
  expect(paid).toMatchObject({ payment_status: 'no_payment_required', subscription: { status: 'trialing' } });
});

it('prefers the e-mail address of the session to the one typed in the form', async () => {
  const sandbox = await openTestSandbox();
  const { id } = await buildCheckout(sandbox, { customer_email: 'max@example.fr' });
  await sandbox.control(`/checkout/${id}/pay`, pays);
  expect((await sandbox.stripe.customers.list({ email: 'max@example.fr' })).data).toHaveLength(1);
  const { data } = await sandbox.stripe.checkout.sessions.list({ customer_details: { email: 'max@example.fr' } });
  expect(data.map((session) => session.id)).toEqual([id]);
});

it('completes an open session whose price was deactivated, and refuses that price in a new session', async () => {
  const sandbox = await openTestSandbox();
  const session = await buildCheckout(sandbox);
  const { data } = await sandbox.stripe.checkout.sessions.listLineItems(session.id);
  await sandbox.stripe.prices.update(data[0]?.price?.id ?? '', { active: false });
  expect(await sandbox.control(`/checkout/${session.id}/pay`, pays)).toMatchObject({ status: 'complete' });
  const price = data[0]?.price?.id ?? '';
  await expect(buildCheckout(sandbox, { line_items: [{ price, quantity: 1 }] })).rejects.toMatchObject({
    param: 'line_items[0][price]',
  });
});
