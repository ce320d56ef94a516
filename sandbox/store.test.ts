import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildSubscription } from './testing/build.ts';
import { openReceiver } from './testing/open-receiver.ts';
import { openTestSandbox } from './testing/open-test-sandbox.ts';

function makeStateFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'deep', 'state.jsonl');
}

it('restores objects, clock and idempotency keys after a restart', async () => {
  const stateFile = makeStateFile();
  const before = await openTestSandbox({ stateFile });
  const subscription = await buildSubscription(before);
  await before.advance(40);
  const customer = await before.stripe.customers.create({}, { idempotencyKey: 'k1' });
  const was = await before.stripe.subscriptions.retrieve(subscription.id);
  const time = await before.now();
  await before.close();

  const after = await openTestSandbox({ stateFile });
  expect(await after.stripe.subscriptions.retrieve(subscription.id)).toEqual(was);
  expect((await after.stripe.customers.create({}, { idempotencyKey: 'k1' })).id).toBe(customer.id);
  expect(await after.now()).toBeGreaterThanOrEqual(time);
  const invoice = await after.stripe.invoices.retrieve(was.latest_invoice as string);
  expect(invoice.hosted_invoice_url).toBe(`${after.url}/i/${invoice.id}`);
});

it('writes a change to the file before the call is answered', async () => {
  const stateFile = makeStateFile();
  const before = await openTestSandbox({ stateFile });
  const { id } = await before.stripe.customers.create({});
  expect(readFileSync(stateFile, 'utf8')).toContain(id);
});

it('says which file has a line that is no change', async () => {
  const stateFile = makeStateFile();
  mkdirSync(path.dirname(stateFile), { recursive: true });
  writeFileSync(stateFile, '{"an":"object"}\n');
  await expect(openTestSandbox({ stateFile })).rejects.toThrow(`a line of ${stateFile} is no change: {"an":"object"}`);
});

it('skips a line that a killed process left half written', async () => {
  const stateFile = makeStateFile();
  const before = await openTestSandbox({ stateFile });
  const { id } = await before.stripe.customers.create({ name: 'Lou' });
  await before.close();
  appendFileSync(stateFile, '["customer","cus_half",{"id":"cus_');
  const after = await openTestSandbox({ stateFile });
  expect((await after.stripe.customers.list()).data.map((customer) => customer.id)).toEqual([id]);
});

it('delivers events after a restart that were not accepted before it', async () => {
  const stateFile = makeStateFile();
  const receiver = await openReceiver();
  receiver.answers.push(500);
  const before = await openTestSandbox({ stateFile });
  await before.stripe.webhookEndpoints.create({ url: receiver.url, enabled_events: ['customer.created'] });
  await before.stripe.customers.create({});
  await expect.poll(() => receiver.received.length).toBe(1);
  await before.close();
  const after = await openTestSandbox({ stateFile });
  await after.control('/flush');
  expect(receiver.types()).toEqual(['customer.created', 'customer.created']);
});
