// @demand payout-target
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type PaymentDetails, savePaymentDetails } from '#contract/affiliate-payments.ts';
import { affiliatePaymentDetails, ledgerEntry, payout } from '../../../db/schema.ts';
import { buildPayout } from '../../../testing/build-payout.ts';
import { buildAffiliate, goodPassword } from '../../../testing/build-user.ts';
import { makeApp } from '../../../testing/make-app.ts';
import { moneyOf } from '../../../testing/referred-money.ts';
import { getAdminPayout } from './admin-payouts.ts';
import { payoutFileOf } from './payout-file.ts';
import { runPayouts } from './run.ts';

// Whoever has only the session of an affiliate cannot lead the next payout to an account of their own.

const test = makeApp({ environment: { PAYOUT_IBAN: 'FR76 3000 6000 0112 3456 7890 189' } });
const money = moneyOf(test);
const password = goodPassword;
const own = { method: 'sepa', holder: 'Léa Martin', iban: 'FR1420041010050500013M02606' } as const;
const stolen = { method: 'sepa', holder: 'Max Voleur', iban: 'DE89370400440532013000' } as const;
const subject = 'Ton compte de versement a changé';
const changeMails = () => test.mails.filter((mail) => mail.subject === subject);
const ledger = () => test.deps.db.select().from(ledgerEntry).where(eq(ledgerEntry.type, 'payout'));

/** A payout of 32,20 €, requested on the 15th. */
const buildRequested = (details: PaymentDetails | null) => buildPayout(test, money, details);

describe('a change of payment details', () => {
  it.each([undefined, 'pas-le-bon'])('is refused under the field without the password (%s)', async (given) => {
    const { browser } = await buildAffiliate(test);
    const payload = { ...own, ...(given && { password: given }) };
    const answer = await browser.send({ method: 'POST', url: savePaymentDetails.path, payload });
    expect([answer.status, answer.body]).toMatchObject([400, { fields: { password: expect.any(String) } }]);
    if (given) expect(answer.body).toMatchObject({ fields: { password: 'Mot de passe incorrect' } });
    expect(await test.deps.db.$count(affiliatePaymentDetails)).toBe(0);
    await test.drain();
    expect(changeMails()).toEqual([]);
  });

  it('is throttled like a login: the eleventh wrong password is refused, and then the right one too', async () => {
    const { browser } = await buildAffiliate(test);
    const wrong = { ...own, password: 'pas-le-bon' };
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => browser.refused(savePaymentDetails, { body: wrong })),
    );
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await browser.refused(savePaymentDetails, { body: { ...own, password } })).status).toBe(429);
    expect(await test.deps.db.$count(affiliatePaymentDetails)).toBe(0);
  });

  it('is told by mail with what to do, and shows no whole account', async () => {
    const { browser, user } = await buildAffiliate(test);
    await browser.call(savePaymentDetails, { body: { ...own, password } });
    await test.drain();
    expect(changeMails()).toMatchObject([{ to: user.email }]);
    const [mail] = changeMails();
    for (const said of ['FR•• •••• 2606', '22 novembre 2026', 'mot de passe', 'Contact'])
      expect(mail?.text).toContain(said);
    expect(mail?.text).not.toContain(own.iban);
  });

  it('to the same account changes nothing and tells nobody', async () => {
    const { browser, step, payoutId } = await buildRequested(own);
    await step('approved');
    test.clock.set('2026-12-04T08:00:00Z');
    await browser.call(savePaymentDetails, { body: { ...own, password } });
    await test.drain();
    expect(changeMails()).toHaveLength(1);
    test.clock.set('2026-12-05T05:05:00Z');
    expect(await runPayouts(test.deps)).toEqual({ submitted: 1, waiting: 0 });
    expect(await getAdminPayout(test.deps, payoutId)).toMatchObject({ newTarget: null, outdatedBy: null });
  });
});

describe('a payout whose account changed', () => {
  it('after its approval is not sent until it is approved again, and then once, to the cent', async () => {
    const { browser, step, shown, affiliateId } = await buildRequested(own);
    await step('approved');
    await browser.call(savePaymentDetails, { body: { ...stolen, password } });
    expect(await shown()).toMatchObject({ status: 'approved', target: 'DE•• •••• 3000', outdatedBy: 'new_account' });
    test.clock.set('2026-12-05T05:05:00Z');
    expect(await runPayouts(test.deps)).toEqual({ submitted: 0, waiting: 1 });
    await expect(step('submitted')).rejects.toMatchObject({
      code: 'conflict',
      message: 'Le compte a changé depuis ton accord : approuve ce versement de nouveau.',
    });
    await step('approved');
    await step('approved');
    expect(await shown()).toMatchObject({ outdatedBy: null, newTarget: null });
    expect(await runPayouts(test.deps)).toEqual({ submitted: 1, waiting: 0 });
    expect((await ledger()).map(({ amountCents }) => amountCents)).toEqual([-3220]);
    expect((await money.entries(affiliateId)).filter(([key]) => String(key).startsWith('payout'))).toHaveLength(1);
    expect((await payoutFileOf(test.deps, '2026-11', 'sepa')).content).toContain(stolen.iban);
  });

  it('is not sent for seven days, though it was approved meanwhile, and the operator sees until when', async () => {
    const { browser, step, shown } = await buildRequested(own);
    test.clock.set('2026-12-04T09:00:00Z');
    await browser.call(savePaymentDetails, { body: { ...stolen, password } });
    await step('approved');
    expect(await shown()).toMatchObject({
      outdatedBy: null,
      newTarget: { changedAt: '2026-12-04T09:00:00.000Z', sendableFrom: '2026-12-11T09:00:00.000Z' },
    });
    test.clock.set('2026-12-11T08:59:59.999Z');
    await expect(step('submitted')).rejects.toMatchObject({
      code: 'conflict',
      message: "Ce compte de versement est nouveau : rien n'y part avant le 11 décembre 2026.",
    });
    expect(await runPayouts(test.deps)).toEqual({ submitted: 0, waiting: 1 });
    test.clock.set('2026-12-11T09:00:00Z');
    expect((await shown()).newTarget).toBeNull();
    expect(await runPayouts(test.deps)).toEqual({ submitted: 1, waiting: 0 });
  });

  it('and is then canceled gives its money back, and keeps no account', async () => {
    const { browser, step, affiliateId } = await buildRequested(own);
    await step('approved');
    await browser.call(savePaymentDetails, { body: { ...stolen, password } });
    await step('canceled');
    expect(await test.deps.db.select().from(payout)).toMatchObject([{ sealedTarget: null, method: null }]);
    const sum = (await test.deps.db.select().from(ledgerEntry)).reduce((cents, entry) => cents + entry.amountCents, 0);
    expect([sum, affiliateId]).toEqual([3220, affiliateId]);
  });

  it('needs another approval where its first account came after the approval', async () => {
    const { browser, step, shown } = await buildRequested(null);
    await step('approved');
    await browser.call(savePaymentDetails, { body: { ...own, password } });
    expect(await shown()).toMatchObject({ outdatedBy: 'new_account' });
  });
});
