import { describe, expect, it } from 'vitest';
import { buildSubscription } from '../testing/build.ts';
import { openReceiver } from '../testing/open-receiver.ts';
import { openTestSandbox } from '../testing/open-test-sandbox.ts';

async function openWithEndpoint(enabled_events: string[] = ['*']) {
  const sandbox = await openTestSandbox();
  const receiver = await openReceiver();
  const endpoint = await sandbox.stripe.webhookEndpoints.create({
    url: receiver.url,
    enabled_events: enabled_events as never,
  });
  return { ...sandbox, receiver, endpoint, secret: endpoint.secret ?? '' };
}

describe('webhook endpoints', () => {
  it('return their secret only when they are created', async () => {
    const { stripe, endpoint, secret } = await openWithEndpoint();
    expect(secret).toMatch(/^whsec_/);
    const { data } = await stripe.webhookEndpoints.list();
    expect(data).toMatchObject([{ id: endpoint.id, status: 'enabled' }]);
    expect(data[0]).not.toHaveProperty('secret');
    expect(await stripe.webhookEndpoints.del(endpoint.id)).toMatchObject({ deleted: true });
    expect((await stripe.webhookEndpoints.list()).data).toEqual([]);
  });

  it('refuse a malformed address', async () => {
    const { stripe } = await openTestSandbox();
    const create = stripe.webhookEndpoints.create({ url: 'nowhere', enabled_events: ['*'] });
    await expect(create).rejects.toMatchObject({ code: 'url_invalid' });
  });

  it('receive the events that they subscribe to, and no others', async () => {
    const sandbox = await openWithEndpoint(['customer.created']);
    const { id } = await sandbox.stripe.customers.create({});
    await sandbox.stripe.customers.update(id, { name: 'Lou' });
    await sandbox.control('/flush');
    expect(sandbox.receiver.types()).toEqual(['customer.created']);
  });

  it('receive nothing while they are disabled', async () => {
    const sandbox = await openWithEndpoint();
    await sandbox.stripe.webhookEndpoints.update(sandbox.endpoint.id, { disabled: true });
    await sandbox.stripe.customers.create({});
    await sandbox.control('/flush');
    expect(sandbox.receiver.received).toEqual([]);
  });
});

describe('deliveries', () => {
  it('are accepted by constructEvent with the right secret and the exact body only', async () => {
    const sandbox = await openWithEndpoint();
    const customer = await sandbox.stripe.customers.create({ email: 'lou@example.fr' }, { idempotencyKey: 'k1' });
    await sandbox.control('/flush');
    const [{ body, signature } = { body: '', signature: '' }] = sandbox.receiver.received;
    const event = sandbox.stripe.webhooks.constructEvent(body, signature, sandbox.secret);
    expect(event).toMatchObject({
      type: 'customer.created',
      api_version: '2026-10-28.endive',
      data: { object: { id: customer.id } },
      request: { idempotency_key: 'k1' },
      pending_webhooks: 1,
    });
    expect(() => sandbox.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(/signature/);
    expect(() => sandbox.stripe.webhooks.constructEvent(`${body} `, signature, sandbox.secret)).toThrow(/signature/);
    expect((await sandbox.stripe.events.retrieve(event.id)).pending_webhooks).toBe(0);
  });

  it('come in the order of the events', async () => {
    const sandbox = await openWithEndpoint();
    await buildSubscription(sandbox);
    await sandbox.control('/flush');
    expect(sandbox.receiver.types()).toEqual(await sandbox.eventTypes());
  });

  it('are repeated after a refusal without delaying the next event', async () => {
    const sandbox = await openWithEndpoint(['customer.created', 'customer.updated']);
    sandbox.receiver.answers.push(500);
    const { id } = await sandbox.stripe.customers.create({});
    await sandbox.stripe.customers.update(id, { name: 'Lou' });
    await sandbox.control('/flush');
    expect(sandbox.receiver.types()).toEqual(['customer.created', 'customer.updated', 'customer.created']);
    expect(await sandbox.control('/flush')).toEqual({ waiting: 0 });
  });

  it('carry the previous values of an updated object', async () => {
    const sandbox = await openWithEndpoint(['customer.updated']);
    const { id } = await sandbox.stripe.customers.create({ name: 'Lou' });
    await sandbox.stripe.customers.update(id, { name: 'Max' });
    await sandbox.control('/flush');
    expect(JSON.parse(sandbox.receiver.received[0]?.body ?? '').data).toMatchObject({
      object: { name: 'Max' },
      previous_attributes: { name: 'Lou' },
    });
  });
});

describe('faults', () => {
  it('duplicate delivers each event that many times', async () => {
    const sandbox = await openWithEndpoint(['customer.created']);
    await sandbox.control('/faults', { duplicate: 5 });
    await sandbox.stripe.customers.create({});
    await sandbox.control('/flush');
    expect(sandbox.receiver.received).toHaveLength(5);
    expect(new Set(sandbox.receiver.received.map(({ body }) => JSON.parse(body).id)).size).toBe(1);
  });

  it('reorder delivers events in reverse order', async () => {
    const sandbox = await openWithEndpoint();
    await sandbox.control('/faults', { reorder: true });
    await buildSubscription(sandbox);
    await sandbox.control('/flush');
    const arrived = sandbox.receiver.types();
    expect([...arrived].sort()).toEqual((await sandbox.eventTypes()).sort());
    expect(arrived.indexOf('customer.subscription.created')).toBeLessThan(arrived.indexOf('invoice.created'));
  });

  it('drop records events and never delivers them', async () => {
    const sandbox = await openWithEndpoint();
    await sandbox.control('/faults', { drop: true });
    await sandbox.stripe.customers.create({});
    await sandbox.control('/flush');
    expect(sandbox.receiver.received).toEqual([]);
    expect(await sandbox.eventTypes()).toEqual(['customer.created']);
  });

  it('delayMs delays a delivery, and flush waits for it', async () => {
    const sandbox = await openWithEndpoint(['customer.created']);
    await sandbox.control('/faults', { delayMs: 20 });
    await sandbox.stripe.customers.create({});
    await sandbox.control('/flush');
    expect(sandbox.receiver.received).toHaveLength(1);
  });

  it('are refused with an unknown name or a value of the wrong type', async () => {
    const sandbox = await openTestSandbox();
    await expect(sandbox.control('/faults', { explode: true })).rejects.toMatchObject({ status: 400 });
    await expect(sandbox.control('/faults', { drop: 'yes' })).rejects.toMatchObject({ status: 400 });
  });
});

describe('events', () => {
  it('are listed by type, by several types and by prefix', async () => {
    const sandbox = await openTestSandbox();
    await buildSubscription(sandbox);
    const only = await sandbox.stripe.events.list({ type: 'invoice.paid' });
    expect(only.data).toHaveLength(1);
    const some = await sandbox.stripe.events.list({ types: ['invoice.paid', 'charge.succeeded'] });
    expect(some.data).toHaveLength(2);
    const family = await sandbox.stripe.events.list({ type: 'invoice.*' });
    expect(family.data.every(({ type }) => type.startsWith('invoice.'))).toBe(true);
  });
});
