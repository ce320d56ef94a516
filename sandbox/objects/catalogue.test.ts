import { describe, expect, it } from 'vitest';
import { buildCustomer, buildPrice } from '../testing/build.ts';
import { openTestSandbox } from '../testing/open-test-sandbox.ts';

describe('prices', () => {
  it('are found by lookup key, which moves to another price only with transfer_lookup_key', async () => {
    const sandbox = await openTestSandbox();
    const { stripe } = sandbox;
    const first = await buildPrice(sandbox, { lookupKey: 'pro_monthly' });
    await buildPrice(sandbox, { lookupKey: 'pro_annual', interval: 'year' });
    const found = await stripe.prices.list({ lookup_keys: ['pro_monthly'], active: true, expand: ['data.product'] });
    expect(found.data).toMatchObject([{ id: first.id, product: { name: 'Déclic Pro' } }]);
    await expect(buildPrice(sandbox, { lookupKey: 'pro_monthly' })).rejects.toMatchObject({ param: 'lookup_key' });
    const second = await stripe.prices.create({
      currency: 'eur',
      unit_amount: 2990,
      recurring: { interval: 'month' },
      product: first.product as string,
      lookup_key: 'pro_monthly',
      transfer_lookup_key: true,
    });
    expect((await stripe.prices.list({ lookup_keys: ['pro_monthly'] })).data[0]?.id).toBe(second.id);
    expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
  });

  it('can be deactivated, like products, and cannot be subscribed to then', async () => {
    const sandbox = await openTestSandbox();
    const price = await buildPrice(sandbox);
    expect((await sandbox.stripe.prices.update(price.id, { active: false })).active).toBe(false);
    await expect(
      sandbox.stripe.subscriptions.create({
        customer: (await buildCustomer(sandbox)).id,
        items: [{ price: price.id }],
      }),
    ).rejects.toMatchObject({ statusCode: 400 });
    const product = await sandbox.stripe.products.update(price.product as string, { name: 'Pro', active: false });
    expect(product).toMatchObject({ name: 'Pro', active: false });
    expect((await sandbox.stripe.products.list({ active: true })).data).toEqual([]);
    expect((await sandbox.stripe.products.retrieve(product.id)).name).toBe('Pro');
  });
});
