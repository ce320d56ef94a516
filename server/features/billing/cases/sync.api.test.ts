import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import { addAddon } from '#contract/billing.ts';
import type { CustomerSnapshot } from '../../../adapters/payments/port.ts';
import { customer } from '../../../db/schema.ts';
import { cards, makeShop } from '../../../testing/make-shop.ts';
import { convergeCustomer } from '../converge.ts';

const shop = makeShop();

function stripe(): Stripe {
  const { hostname, port } = new URL(shop.sandboxUrl);
  return new Stripe('sk_test_sync', { host: hostname, port, protocol: 'http', telemetry: false });
}

async function listed(): Promise<CustomerSnapshot[]> {
  const all: CustomerSnapshot[] = [];
  for await (const one of shop.deps.payments.listCustomers()) all.push(one);
  return all.sort((one, other) => one.id.localeCompare(other.id));
}

describe('everyone, by lists', () => {
  it('is exactly what asking for each says: renewals, add-ons, refunds, disputes, failures and all', async () => {
    const { browser } = await shop.buy('monthly', { email: 'lea@exemple.fr' });
    await browser.call(addAddon, { params: { addonType: 'bio' } });
    await shop.buy('annual', { email: 'max@exemple.fr' });
    await shop.buy('monthly', { email: 'zoe@exemple.fr', card: cards.failsAtRenewal });
    await shop.pass({ days: 33 });
    const [paid, other, third] = (await stripe().charges.list({ limit: 100 })).data.filter(
      ({ status }) => status === 'succeeded',
    );
    await stripe().refunds.create({ charge: paid?.id, amount: 100 });
    await stripe().refunds.create({ charge: paid?.id, amount: 50 });
    await stripe().refunds.create({ charge: other?.id });
    await shop.steer(`charges/${third?.id}/dispute`);
    await stripe().customers.create({ email: 'curieux@exemple.fr' });
    const gone = await stripe().customers.list({ email: 'zoe@exemple.fr' });
    await stripe().customers.del(gone.data[0]?.id ?? '');
    await shop.settle();

    const all = await listed();
    expect(all).toHaveLength(3);
    expect(all.flatMap(({ charges }) => charges).flatMap(({ disputes }) => disputes)).toHaveLength(1);
    for (const one of all) expect(one).toEqual(await shop.deps.payments.findCustomer(one.id));
  });

  it('leaves nothing behind when the provider goes away in between, and the next one finds all', async () => {
    await shop.steer('faults', { drop: true });
    await shop.pay(shop.browser(), 'annual', { email: 'lea@exemple.fr' });
    await shop.steer('faults', { down: true });
    await expect(shop.runJob('billing.sync')).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(await shop.deps.db.select().from(customer)).toEqual([]);
    await shop.steer('faults', { down: false });
    await shop.runJob('billing.sync');
    expect(await shop.deps.db.select().from(customer)).toHaveLength(1);
  });

  it('never puts what it read over what was asked for since', async () => {
    const { browser } = await shop.buy('monthly', { email: 'lea@exemple.fr' });
    await shop.pass({ hours: 2 });
    const before = await listed();
    const { listCustomers } = shop.deps.payments;
    shop.deps.payments.listCustomers = async function* () {
      // While the lists are being read, the subscription ends and its webhook is worked on.
      for (const one of before) {
        for (const { id } of one.subscriptions) await shop.deps.payments.cancelNow(id);
        shop.clock.advance(1000);
        await convergeCustomer(shop.deps, one.id);
        yield one;
      }
    };
    await shop.runJob('billing.sync');
    shop.deps.payments.listCustomers = listCustomers;
    expect((await browser.call(me)).user.isPro).toBe(false);
  });
});
