import { describe, expect, it } from 'vitest';
import { buildCustomer, buildSubscription } from '../testing/build.ts';
import { from, invoicesOf, seconds, startAt } from '../testing/january.ts';
import { openTestSandbox } from '../testing/open-test-sandbox.ts';

describe('renewals', () => {
  it('bill each period when it begins, on the day of the anchor', async () => {
    const sandbox = await openTestSandbox(startAt);
    const { id } = await buildSubscription(sandbox);
    await sandbox.advanceTo(seconds('2026-04-01'));
    const subscription = await sandbox.stripe.subscriptions.retrieve(id);
    expect(subscription.items.data[0]).toMatchObject({
      current_period_start: seconds('2026-03-31'),
      current_period_end: seconds('2026-04-30'),
    });
    const invoices = await invoicesOf(sandbox, id);
    expect(invoices.map(({ created }) => created)).toEqual([
      seconds('2026-01-31'),
      seconds('2026-02-28'),
      seconds('2026-03-31'),
    ]);
    expect(invoices.map(({ billing_reason, status }) => [billing_reason, status])).toEqual([
      ['subscription_create', 'paid'],
      ['subscription_cycle', 'paid'],
      ['subscription_cycle', 'paid'],
    ]);
  });

  it('happen after a year for an annual subscription', async () => {
    const sandbox = await openTestSandbox(startAt);
    const { id } = await buildSubscription(sandbox, {}, { interval: 'year', amount: 9480 });
    await sandbox.advanceTo(seconds('2027-01-30'));
    expect(await invoicesOf(sandbox, id)).toHaveLength(1);
    await sandbox.advance(1);
    expect(await invoicesOf(sandbox, id)).toHaveLength(2);
  });

  it('of two subscriptions happen in order of time, not of creation', async () => {
    const sandbox = await openTestSandbox(startAt);
    await buildSubscription(sandbox, { trial_end: seconds('2026-03-20') });
    await buildSubscription(sandbox);
    await sandbox.advanceTo(seconds('2026-05-01'));
    const times: number[] = [];
    for await (const { created } of sandbox.stripe.invoices.list({ limit: 100 })) times.unshift(created);
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });
});

describe('cancel_at_period_end', () => {
  it('ends the subscription with its period and no invoice, unless it is undone before', async () => {
    const sandbox = await openTestSandbox(startAt);
    const { stripe } = sandbox;
    const ending = await buildSubscription(sandbox);
    const staying = await buildSubscription(sandbox);
    const set = await stripe.subscriptions.update(ending.id, {
      cancel_at_period_end: true,
      cancellation_details: { feedback: 'too_expensive', comment: 'trop cher' },
    });
    expect(set).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: seconds('2026-02-28'),
      canceled_at: from / 1000,
      cancellation_details: { reason: 'cancellation_requested', feedback: 'too_expensive', comment: 'trop cher' },
    });
    await stripe.subscriptions.update(staying.id, { cancel_at_period_end: true });
    const back = await stripe.subscriptions.update(staying.id, { cancel_at_period_end: false });
    expect(back).toMatchObject({ cancel_at: null, canceled_at: null });
    await sandbox.advanceTo(seconds('2026-03-01'));
    expect(await stripe.subscriptions.retrieve(ending.id)).toMatchObject({
      status: 'canceled',
      ended_at: seconds('2026-02-28'),
    });
    expect(await invoicesOf(sandbox, ending.id)).toHaveLength(1);
    expect((await stripe.subscriptions.retrieve(staying.id)).status).toBe('active');
    expect(await sandbox.eventTypes()).toContain('customer.subscription.deleted');
  });

  it('is refused, like a second cancellation, after an immediate one', async () => {
    const sandbox = await openTestSandbox(startAt);
    const { id } = await buildSubscription(sandbox);
    const ended = await sandbox.stripe.subscriptions.cancel(id, { cancellation_details: { comment: 'rétractation' } });
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { comment: 'rétractation' } });
    await expect(sandbox.stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
    expect((await sandbox.stripe.subscriptions.list()).data).toEqual([]);
    expect((await sandbox.stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
    await expect(sandbox.stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});

describe('pause_collection', () => {
  it('with behavior void voids the renewals of the pause, and the next one is paid', async () => {
    const sandbox = await openTestSandbox(startAt);
    const { id } = await buildSubscription(sandbox);
    const paused = await sandbox.stripe.subscriptions.update(id, {
      pause_collection: { behavior: 'void', resumes_at: seconds('2026-03-15') },
    });
    expect(paused).toMatchObject({ status: 'active', pause_collection: { behavior: 'void' } });
    await sandbox.advanceTo(seconds('2026-04-01'));
    const invoices = await invoicesOf(sandbox, id);
    expect(invoices.map(({ status }) => status)).toEqual(['paid', 'void', 'paid']);
    expect((await sandbox.stripe.subscriptions.retrieve(id)).pause_collection).toBeNull();
    expect(await sandbox.eventTypes()).toContain('invoice.voided');
  });

  it('that resumes at the end of the period voids no renewal', async () => {
    const sandbox = await openTestSandbox(startAt);
    const { id } = await buildSubscription(sandbox);
    await sandbox.stripe.subscriptions.update(id, {
      pause_collection: { behavior: 'void', resumes_at: seconds('2026-02-28') },
    });
    await sandbox.advanceTo(seconds('2026-03-01'));
    expect((await invoicesOf(sandbox, id)).map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  it('is undone by an empty string; the other behaviors leave a draft or an uncollectible invoice', async () => {
    const sandbox = await openTestSandbox(startAt);
    const { stripe } = sandbox;
    const [one, two, three] = [
      await buildSubscription(sandbox),
      await buildSubscription(sandbox),
      await buildSubscription(sandbox),
    ];
    await stripe.subscriptions.update(one.id, { pause_collection: { behavior: 'void' } });
    expect((await stripe.subscriptions.update(one.id, { pause_collection: '' })).pause_collection).toBeNull();
    await stripe.subscriptions.update(two.id, { pause_collection: { behavior: 'keep_as_draft' } });
    await stripe.subscriptions.update(three.id, { pause_collection: { behavior: 'mark_uncollectible' } });
    await sandbox.advanceTo(seconds('2026-03-01'));
    expect((await invoicesOf(sandbox, one.id)).at(-1)?.status).toBe('paid');
    expect((await invoicesOf(sandbox, two.id)).at(-1)?.status).toBe('draft');
    expect((await invoicesOf(sandbox, three.id)).at(-1)?.status).toBe('uncollectible');
  });
});

describe('trials', () => {
  it('cost nothing until they end, then the first period is billed in full', async () => {
    const sandbox = await openTestSandbox(startAt);
    const trial = await buildSubscription(sandbox, { trial_end: seconds('2026-02-10') });
    expect(trial).toMatchObject({ status: 'trialing', trial_end: seconds('2026-02-10') });
    await sandbox.advanceTo(seconds('2026-02-11'));
    expect((await sandbox.stripe.subscriptions.retrieve(trial.id)).status).toBe('active');
    expect((await invoicesOf(sandbox, trial.id)).map(({ total, status }) => [total, status])).toEqual([
      [0, 'paid'],
      [2490, 'paid'],
    ]);
  });

  it('on a running annual subscription move its next payment without proration', async () => {
    const sandbox = await openTestSandbox(startAt);
    const { id } = await buildSubscription(sandbox, {}, { interval: 'year', amount: 9480 });
    const moved = await sandbox.stripe.subscriptions.update(id, {
      trial_end: seconds('2027-02-28'),
      proration_behavior: 'none',
    });
    expect(moved).toMatchObject({ status: 'trialing', billing_cycle_anchor: seconds('2027-02-28') });
    expect(moved.items.data[0]?.current_period_end).toBe(seconds('2027-02-28'));
    await sandbox.advanceTo(seconds('2027-02-27'));
    expect((await invoicesOf(sandbox, id)).map(({ total }) => total)).toEqual([9480, 0]);
    await sandbox.advance(1);
    expect((await invoicesOf(sandbox, id)).map(({ total }) => total)).toEqual([9480, 0, 9480]);
    expect((await sandbox.stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  it('end at once with trial_end: now', async () => {
    const sandbox = await openTestSandbox(startAt);
    const trial = await buildSubscription(sandbox, { trial_end: seconds('2026-06-10') });
    expect((await sandbox.stripe.subscriptions.update(trial.id, { trial_end: 'now' })).status).toBe('active');
    expect((await invoicesOf(sandbox, trial.id)).map(({ total }) => total)).toEqual([0, 2490]);
  });
});

describe('test clocks', () => {
  it('move only the customers attached to them, and delete them with the clock', async () => {
    const sandbox = await openTestSandbox(startAt);
    const { stripe } = sandbox;
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: seconds('2026-01-15'), name: 'essai' });
    const customer = await buildCustomer(sandbox, 'pm_card_visa', { test_clock: clock.id });
    const onClock = await buildSubscription(sandbox, { customer: customer.id });
    const outside = await buildSubscription(sandbox);
    expect(onClock.created).toBe(seconds('2026-01-15'));
    const advanced = await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds('2026-04-16') });
    expect(advanced).toMatchObject({ status: 'ready', frozen_time: seconds('2026-04-16') });
    expect(await invoicesOf(sandbox, onClock.id)).toHaveLength(4);
    expect(await invoicesOf(sandbox, outside.id)).toHaveLength(1);
    expect((await stripe.customers.list()).data.map(({ id }) => id)).toEqual([outside.customer]);
    await stripe.testHelpers.testClocks.del(clock.id);
    await expect(stripe.customers.retrieve(customer.id)).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.testHelpers.testClocks.retrieve(clock.id)).rejects.toMatchObject({ statusCode: 404 });
  });
});

it('sends invoice.upcoming once, a week before a renewal', async () => {
  const sandbox = await openTestSandbox(startAt);
  await buildSubscription(sandbox);
  await sandbox.advanceTo(seconds('2026-02-20'));
  expect(await sandbox.eventTypes()).not.toContain('invoice.upcoming');
  await sandbox.advanceTo(seconds('2026-02-21'));
  await sandbox.advanceTo(seconds('2026-02-27'));
  const { data } = await sandbox.stripe.events.list({ type: 'invoice.upcoming' });
  expect(data).toMatchObject([{ created: seconds('2026-02-21'), data: { object: { total: 2490 } } }]);
});
