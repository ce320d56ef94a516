import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSandbox } from './open.ts';
import { buildSubscription } from './testing/build.ts';
import { openReceiver } from './testing/open-receiver.ts';
import { openTestSandbox } from './testing/open-test-sandbox.ts';

afterEach(() => vi.unstubAllEnvs());

describe('in production', () => {
  it('refuses to start, and starts again in development', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(openSandbox()).rejects.toThrow('never starts in production');
    vi.stubEnv('NODE_ENV', 'development');
    const sandbox = await openSandbox();
    await sandbox.close();
  });
});

describe('its clock', () => {
  it('tells its opener by how much it was moved, and keeps that across a restart', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const start = Date.parse('2026-11-15T09:00:00.250Z');
    const moves: [from: number, to: number][] = [];
    const options = { stateFile: path.join(folder, 'state.jsonl'), now: () => start };
    const move = (url: string, advanceSeconds: number) =>
      fetch(`${url}/_sandbox/clock`, { method: 'POST', body: JSON.stringify({ advanceSeconds }) });

    const sandbox = await openSandbox({ ...options, onClockMoved: (...move) => moves.push(move) });
    expect(sandbox.now()).toBe(start);
    await move(sandbox.url, 3600);
    await move(sandbox.url, 0);
    expect(sandbox.now()).toBe(start + 3_600_000);
    expect(moves).toEqual([[start - 250, start - 250 + 3_600_000]]);
    await sandbox.close();

    const again = await openSandbox(options);
    expect(again.now()).toBe(start + 3_600_000);
    await again.close();
  });
});

describe('reset', () => {
  it('forgets objects, events, idempotency keys, fault switches and the moved clock, and keeps its address', async () => {
    const sandbox = await openTestSandbox({ now: () => Date.parse('2026-11-15T09:00:00Z') });
    const startedAt = await sandbox.now();
    await buildSubscription(sandbox);
    await sandbox.stripe.customers.create({ email: 'lou@example.fr' }, { idempotencyKey: 'k1' });
    await sandbox.advance(40);
    await sandbox.control('/faults', { drop: true, down: true });

    await sandbox.reset();

    expect(await sandbox.now()).toBe(startedAt);
    expect(await sandbox.control('/faults', {}, 'GET')).toMatchObject({ drop: false, down: false });
    expect((await sandbox.stripe.customers.list()).data).toEqual([]);
    expect((await sandbox.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
    expect(await sandbox.eventTypes()).toEqual([]);
    const again = await sandbox.stripe.customers.create({ email: 'max@example.fr' }, { idempotencyKey: 'k1' });
    expect(again.email).toBe('max@example.fr');
    const { id } = await buildSubscription(sandbox);
    await sandbox.advance(40);
    expect((await sandbox.stripe.invoices.list({ subscription: id })).data).toHaveLength(2);
  });

  it('goes back to a copy, whatever became of its objects, and as often as wanted', async () => {
    const sandbox = await openTestSandbox();
    const { id } = await sandbox.stripe.customers.create({ email: 'lou@example.fr' });
    const copy = sandbox.copy();
    for (const email of ['max@example.fr', 'zoe@example.fr']) {
      await sandbox.stripe.customers.update(id, { email });
      await sandbox.stripe.customers.create({ email });
      await sandbox.reset(copy);
      const { data } = await sandbox.stripe.customers.list();
      expect(data).toMatchObject([{ id, email: 'lou@example.fr' }]);
    }
  });

  it('forgets endpoints with the webhooks that were refused and waited for another attempt', async () => {
    const sandbox = await openTestSandbox();
    const receiver = await openReceiver();
    const listen = () => sandbox.stripe.webhookEndpoints.create({ url: receiver.url, enabled_events: ['*'] });
    await listen();
    receiver.answers.push(500, 500);
    await sandbox.stripe.customers.create({});
    await sandbox.control('/flush');

    await sandbox.reset();

    receiver.received.length = 0;
    expect((await sandbox.stripe.webhookEndpoints.list()).data).toEqual([]);
    await listen();
    const { id } = await sandbox.stripe.customers.create({});
    expect(await sandbox.control('/flush')).toEqual({ waiting: 0 });
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.object.id)).toEqual([id]);
  });

  it('empties its state file', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const stateFile = path.join(folder, 'state.jsonl');
    const sandbox = await openTestSandbox({ stateFile });
    await sandbox.stripe.customers.create({});
    await sandbox.reset();
    await sandbox.close();
    const reopened = await openTestSandbox({ stateFile });
    expect((await reopened.stripe.customers.list()).data).toEqual([]);
  });
});
