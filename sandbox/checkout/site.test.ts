import { expect, it } from 'vitest';
import { buildCheckout } from '../testing/build.ts';
import { openTestSandbox, type TestSandbox } from '../testing/open-test-sandbox.ts';

const filledIn = { card: '4242424242424242', expMonth: 12, expYear: 2040, email: 'lou@example.fr', name: 'Lou' };

async function embed(sandbox: TestSandbox, secret: string) {
  const response = await fetch(`${sandbox.url}/c/embed?client_secret=${encodeURIComponent(secret)}`);
  return { response, text: await response.text() };
}

async function confirm(sandbox: TestSandbox, session: string, body: object) {
  const response = await fetch(`${sandbox.url}/c/confirm/${session}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, answer: await response.json() };
}

it('serves the stand-in for Stripe.js in the version that @stripe/stripe-js expects', async () => {
  const sandbox = await openTestSandbox();
  const response = await fetch(`${sandbox.url}/js/stripe.js`);
  expect(response.headers.get('content-type')).toContain('text/javascript');
  const text = await response.text();
  expect(text).toContain('createEmbeddedCheckoutPage');
  expect(text).toContain("Stripe.version = 'endive'");
  expect(() => new Function(text)).not.toThrow();
});

it('serves a checkout script that parses as JavaScript', async () => {
  const sandbox = await openTestSandbox();
  const text = await (await fetch(`${sandbox.url}/js/checkout-page.js`)).text();
  expect(() => new Function(text)).not.toThrow();
});

it('shows the price and the billing interval on the embedded page', async () => {
  const sandbox = await openTestSandbox();
  const session = await buildCheckout(sandbox);
  const { response, text } = await embed(sandbox, session.client_secret ?? '');
  expect(text).toContain('>S&#39;abonner<');
  expect(text.replaceAll(/\s/g, ' ')).toContain('24,90 €');
  expect(text).toContain('par mois');
  expect(response.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:*');
  expect(response.headers.has('x-frame-options')).toBe(false);
});

it('shows the button text and the message that the session asks for', async () => {
  const sandbox = await openTestSandbox();
  const message = 'Commande avec obligation de paiement';
  const session = await buildCheckout(sandbox, { submit_type: 'pay', custom_text: { submit: { message } } });
  expect(session).toMatchObject({ submit_type: 'pay', custom_text: { submit: { message }, after_submit: null } });
  const { text } = await embed(sandbox, session.client_secret ?? '');
  expect(text.replaceAll(/\s/g, ' ')).toContain('Payer 24,90 €');
  expect(text).toContain(message);
});

it('escapes markup in the e-mail address', async () => {
  const sandbox = await openTestSandbox();
  const session = await buildCheckout(sandbox, { customer_email: '"><script>alert(1)</script>@example.fr' });
  const { text } = await embed(sandbox, session.client_secret ?? '');
  expect(text).not.toContain('<script>alert');
});

it('refuses the page and the payment without the right client secret', async () => {
  const sandbox = await openTestSandbox();
  const session = await buildCheckout(sandbox);
  expect((await embed(sandbox, `${session.id}_secret_guess`)).response.status).toBe(404);
  expect((await fetch(`${sandbox.url}/c/pay/${session.id}`)).status).toBe(404);
  expect((await confirm(sandbox, session.id, { ...filledIn, secret: 'guess' })).status).toBe(400);
  expect((await sandbox.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
});

it.each([
  ['4000000000000002', 'Ta carte a été refusée.'],
  ['4000000000009995', 'Ta carte a été refusée : provision insuffisante.'],
  ['4000000000000069', 'Ta carte a expiré.'],
  ['4111111111111112', "Ce numéro de carte n'est pas valide."],
])('refuses the card %s with a French message', async (card, message) => {
  const sandbox = await openTestSandbox();
  const { id, client_secret: secret } = await buildCheckout(sandbox);
  const { answer } = await confirm(sandbox, id, { ...filledIn, card, secret });
  expect(answer).toEqual({ status: 'refused', message });
});

it('pays once, answers the return address, and shows the session as paid afterwards', async () => {
  const sandbox = await openTestSandbox();
  const { id, client_secret: secret } = await buildCheckout(sandbox);
  const { answer } = await confirm(sandbox, id, { ...filledIn, secret });
  expect(answer).toMatchObject({ status: 'complete', returnUrl: expect.stringContaining(id) });
  expect((await embed(sandbox, secret ?? '')).text).toContain('est payé, merci');
  expect((await confirm(sandbox, id, { ...filledIn, secret })).answer).toMatchObject({
    status: 'refused',
    message: 'Ce paiement a déjà été effectué.',
  });
});
