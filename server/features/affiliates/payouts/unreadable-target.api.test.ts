// @demand undecryptable-payouts
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listPayouts, payoutFile } from '#contract/admin-affiliates.ts';
import { savePaymentDetails } from '#contract/affiliate-payments.ts';
import { payout } from '../../../db/schema.ts';
import { createSigner } from '../../../secrets.ts';
import { buildAffiliate, goodPassword } from '../../../testing/build-user.ts';
import { makeApp, testAdminPassword } from '../../../testing/make-app.ts';
import { moneyOf } from '../../../testing/referred-money.ts';
import { stepPayout } from './payout-steps.ts';
import { runPayouts } from './run.ts';

// Payment details that were sealed with another APP_SECRET cannot be opened any more. Their payouts say so, and hold nobody else's up.

const test = makeApp({ environment: { PAYOUT_IBAN: 'FR76 3000 6000 0112 3456 7890 189' } });
const money = moneyOf(test);
const headers = { authorization: `Bearer ${testAdminPassword}` };
const november = { month: '2026-11', method: 'paypal' } as const;
const otherSecret = createSigner('another secret of more than thirty-two characters');

async function buildPayout(email: string) {
  const { affiliateId, browser } = await buildAffiliate(test);
  await browser.call(savePaymentDetails, { body: { method: 'paypal', email, password: goodPassword } });
  for (let sale = 0; sale < 4; sale++)
    await money.pay(await money.buyThrough(affiliateId), 2490, { paidAt: new Date('2026-11-01T08:00:00Z') });
  const [stored] = await test.deps.db
    .insert(payout)
    .values({ affiliateId, month: '2026-11', amountCents: 3220, requestedAt: test.clock.now() })
    .returning({ id: payout.id });
  const id = stored?.id ?? '';
  await stepPayout(test.deps, id, { to: 'approved' });
  return { id, browser };
}

it('are shown as unreadable, kept out of the file, and marked as failed with a mail', async () => {
  const readable = await buildPayout('hugo@exemple.fr');
  const lost = await buildPayout('lea@exemple.fr');
  test.clock.set('2026-12-05T05:05:00Z');
  await runPayouts(test.deps);
  const sealedTarget = otherSecret.seal('payment-details', '{"method":"paypal","email":"lea@exemple.fr"}');
  await test.deps.db.update(payout).set({ sealedTarget }).where(eq(payout.id, lost.id));

  const { payouts } = await test.browser().call(listPayouts, { headers });
  const shownOf = (id: string) => payouts.find((one) => one.id === id);
  expect(shownOf(lost.id)).toMatchObject({ status: 'submitted', target: null, isTargetUnreadable: true });
  expect(shownOf(readable.id)).toMatchObject({ target: 'hu•••@exemple.fr', isTargetUnreadable: false });
  const file = await test.browser().call(payoutFile, { params: november, headers });
  expect(file).toMatchObject({ payouts: 1, totalCents: 3220 });
  expect(file.content).toContain('hugo@exemple.fr');

  await test.drain();
  test.mails.length = 0;
  await stepPayout(test.deps, lost.id, { to: 'failed' });
  await test.drain();
  expect(test.mails.map(({ subject }) => subject)).toEqual(["Ton versement n'a pas pu partir"]);
});

it('are refused when money is to be sent there, and can be given again', async () => {
  const { id, browser } = await buildPayout('lea@exemple.fr');
  const { signer } = test.deps;
  test.deps.signer = { ...signer, unseal: otherSecret.unseal };
  test.clock.set('2026-12-05T05:05:00Z');
  const { payouts } = await test.browser().call(listPayouts, { headers });
  expect(payouts).toMatchObject([{ status: 'approved', target: null, isTargetUnreadable: true }]);
  await expect(stepPayout(test.deps, id, { to: 'submitted' })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Les coordonnées de cette personne sont illisibles : redemande-les-lui.',
  });
  test.deps.signer = { ...otherSecret, pseudonym: signer.pseudonym };
  const body = { method: 'paypal', email: 'lea@exemple.fr', password: goodPassword } as const;
  expect((await browser.call(savePaymentDetails, { body })).paymentDetails.target).toBe('le•••@exemple.fr');
  test.deps.signer = signer;
});
