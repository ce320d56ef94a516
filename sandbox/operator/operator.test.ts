import { expect, it } from 'vitest';
import { buildSubscription } from '../testing/build.ts';
import { openTestSandbox } from '../testing/open-test-sandbox.ts';

async function post(url: string, form: Record<string, string>) {
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}

it('shows customers, subscriptions, invoices, events and the time on its page', async () => {
  const sandbox = await openTestSandbox({ now: () => Date.parse('2026-01-31T10:00:00Z') });
  const subscription = await buildSubscription(sandbox);
  const text = await (await fetch(`${sandbox.url}/_sandbox`)).text();
  const parts = ['camille@example.fr', subscription.id, 'invoice.paid', 'aucun destinataire', '31 janv. 2026', 'Payée'];
  for (const part of parts) expect(text).toContain(part);
});

it('moves the clock by a day, a week and a month from the buttons of its page', async () => {
  const start = Date.parse('2026-01-31T10:00:00Z');
  const sandbox = await openTestSandbox({ now: () => start });
  const { id } = await buildSubscription(sandbox);
  for (const step of ['day', 'week', 'month']) {
    expect((await post(`${sandbox.url}/_sandbox/operator/clock`, { step })).status).toBe(303);
  }
  expect(await sandbox.now()).toBe(Date.parse('2026-03-08T10:00:00Z') / 1000);
  expect((await sandbox.stripe.invoices.list({ subscription: id })).data).toHaveLength(2);
});

it('turns faults on by the form of its page, and off when the form leaves them out', async () => {
  const sandbox = await openTestSandbox();
  await post(`${sandbox.url}/_sandbox/operator/faults`, { duplicate: '3', delayMs: '0', loseAnswers: '0', drop: 'on' });
  expect(await sandbox.control('/faults', {}, 'GET')).toMatchObject({ duplicate: 3, drop: true, reorder: false });
  await post(`${sandbox.url}/_sandbox/operator/faults`, { duplicate: '1' });
  expect(await sandbox.control('/faults', {}, 'GET')).toMatchObject({ duplicate: 1, drop: false });
});

it('refuses to move the clock back or without a number, and answers 404 to unknown calls', async () => {
  const sandbox = await openTestSandbox();
  await expect(sandbox.control('/clock', { to: 1 })).rejects.toMatchObject({ status: 400 });
  await expect(sandbox.control('/clock', {})).rejects.toMatchObject({ status: 400 });
  await expect(sandbox.control('/checkout/cs_none/pay', { card: '4242' })).rejects.toMatchObject({ status: 404 });
  await expect(sandbox.control('/nothing')).rejects.toMatchObject({ status: 404 });
});
