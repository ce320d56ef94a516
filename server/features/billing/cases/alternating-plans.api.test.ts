// @demand alternated-plans
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createCheckoutSession } from '#contract/billing.ts';
import { checkoutIntent, refund } from '../../../db/schema.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';

// A buyer who changes their mind in the checkout, faster than the provider answers.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const plans = ['monthly', 'annual', 'monthly', 'annual', 'monthly', 'annual', 'monthly', 'annual'] as const;
const url = createCheckoutSession.path;
const form = { acceptsTerms: true, isAdult: true } as const;

it.each(['a member', 'a visitor'] as const)(
  'gives %s one checkout that can be paid, all others are closed',
  async (who) => {
    const browser = who === 'a member' ? (await buildUser(shop, lea)).browser : shop.browser();
    await browser.call(createCheckoutSession, { body: { planType: 'monthly', ...form } });
    const answers = await Promise.all(
      plans.map((planType) => browser.send({ method: 'POST', url, payload: { planType, ...form } })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 409, 429].includes(status))).toEqual([]);
    const { clientSecret } = await browser.call(createCheckoutSession, { body: { planType: 'annual', ...form } });
    const last = sessionOf(clientSecret);
    const opened = new Set(
      answers.flatMap(({ body }) => {
        const parsed = createCheckoutSession.response.safeParse(body);
        return parsed.success ? [sessionOf(parsed.data.clientSecret)] : [];
      }),
    );
    opened.delete(last);
    for (const sessionId of opened)
      expect((await shop.deps.payments.findCheckout(sessionId))?.status, sessionId).toBe('expired');
    await shop.steer(`checkout/${last}/pay`, { card: cards.good, ...lea });
    await shop.processEvents();
    expect(await shop.deps.db.$count(checkoutIntent, eq(checkoutIntent.status, 'complete'))).toBe(1);
    expect(await shop.deps.db.$count(checkoutIntent, eq(checkoutIntent.status, 'open'))).toBe(0);
    expect(await shop.deps.db.$count(refund)).toBe(0);
  },
);

it('closes a checkout that another server replaced while it was opened, and says so', async () => {
  const { browser } = await buildUser(shop, lea);
  const { payments } = shop.deps;
  let sessionId = '';
  shop.deps.payments = {
    ...payments,
    async openCheckout(wish) {
      await shop.deps.db.update(checkoutIntent).set({ status: 'expired' });
      const opened = await payments.openCheckout(wish);
      sessionId = opened.sessionId;
      return opened;
    },
  };
  const answer = await browser.refused(createCheckoutSession, { body: { planType: 'monthly', ...form } });
  expect(answer.status).toBe(409);
  expect((await payments.findCheckout(sessionId))?.status).toBe('expired');
});

it('gives a working checkout after each change, one after the other', async () => {
  const { browser } = await buildUser(shop, lea);
  for (const planType of plans) {
    const { clientSecret } = await browser.call(createCheckoutSession, { body: { planType, ...form } });
    expect((await shop.deps.payments.findCheckout(sessionOf(clientSecret)))?.status).toBe('open');
  }
});
