// @demand owed-refunds
import { describe, expect, it } from 'vitest';
import { getDashboard, settleRefund } from '#contract/admin-figures.ts';
import { completeProfile, withdraw } from '#contract/billing.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { openStripe } from '../../../adapters/payments/stripe-client.ts';
import { adminAction, invoice, owedRefund } from '../../../db/schema.ts';
import type { Browser } from '../../../testing/browser.ts';
import { goodPassword } from '../../../testing/build-user.ts';
import { testAdminPassword } from '../../../testing/make-app.ts';
import { makeShop } from '../../../testing/make-shop.ts';

// Refunds that the provider accepts and that fail later, and those that a dispute held up.

const shop = makeShop({ environment: { CONTACT_EMAIL: 'bonjour@declic.example' } });
const operator = 'bonjour@declic.example';
const lea = { email: 'lea@exemple.fr' };
const headers = { authorization: `Bearer ${testAdminPassword}` };
const stripe = () => openStripe({ secretKey: 'sk_test_owed', apiBase: shop.sandboxUrl });
const listed = async () => (await shop.browser().call(getDashboard, { headers })).owedRefunds;
const told = (to: string) => shop.mails.filter((mail) => mail.to === to && /emboursement/.test(mail.subject));
const toldOperator = () => told(operator).map(({ subject }) => subject);
const charge = async () => {
  const [bill] = await shop.deps.db.select().from(invoice);
  return { id: bill?.chargeId ?? '', invoiceId: bill?.id ?? '' };
};
/** The operator says that the money went back another way. */
const settle = async () =>
  await shop.browser().call(settleRefund, { params: { id: (await charge()).invoiceId }, headers });
async function gauge(): Promise<string | undefined> {
  const { text } = await shop.browser({ address: '127.0.0.1' }).send({ url: '/metrics' });
  return text.match(/^refunds_owed (\d+)$/m)?.[1];
}

/** Léa leaves, by a withdrawal unless told otherwise, and her bank sends the refund back. */
async function leftInVain(leave: (browser: Browser) => Promise<unknown> = (browser) => browser.call(withdraw)) {
  const { browser } = await shop.buy('annual', lea);
  await shop.steer('faults', { failRefunds: true });
  await leave(browser);
  await shop.processEvents();
  expect(await listed()).toEqual([]);
  await shop.pass({ minutes: 5 });
  await shop.steer('faults', { failRefunds: false });
}

describe('a refund that fails after the provider accepted it', () => {
  it('is told to the operator and the customer once, listed and counted, until the operator settles it', async () => {
    await leftInVain();
    const { invoiceId, id } = await charge();
    expect(await listed()).toMatchObject([
      { id: invoiceId, label: 'Pro annuel', email: lea.email, amountCents: 2490, cause: 'refund_failed' },
    ]);
    expect(await gauge()).toBe('1');
    await shop.runJob('billing.sync');
    await shop.processEvents();
    expect(toldOperator()).toEqual([expect.stringMatching(/^Remboursement à refaire : 24,90\s€$/)]);
    expect(told(operator)[0]).toMatchObject({ replyTo: lea.email });
    expect(told(operator)[0]?.text).toContain(id);
    expect(told(lea.email).map(({ subject }) => subject)).toEqual(["Ton remboursement n'a pas abouti"]);
    expect(told(lea.email)[0]?.text).toContain('24,90\u202f€ te restent dus');

    await settle();
    await settle();
    expect(await listed()).toEqual([]);
    expect(await gauge()).toBe('0');
    const actions = await shop.deps.db.select().from(adminAction);
    expect(actions.filter(({ action }) => action === 'settle-refund')).toMatchObject([
      { details: { invoiceId, amountCents: 2490 } },
    ]);
    await shop.runJob('billing.sync');
    await shop.processEvents();
    expect(await listed()).toEqual([]);
    expect(toldOperator()).toHaveLength(1);
  });

  it('settles itself when another one is made, and is told again when that one fails too', async () => {
    await leftInVain();
    const { id } = await charge();
    await shop.steer('faults', { failRefunds: true });
    await stripe().refunds.create({ charge: id });
    await shop.processEvents();
    expect(await listed()).toEqual([]);
    await shop.pass({ minutes: 5 });
    await shop.steer('faults', { failRefunds: false });
    expect(await listed()).toMatchObject([{ amountCents: 2490 }]);
    expect([toldOperator().length, told(lea.email).length]).toEqual([2, 2]);
    await stripe().refunds.create({ charge: id });
    await shop.processEvents();
    expect(await listed()).toEqual([]);
    expect(await shop.deps.db.select().from(owedRefund)).toMatchObject([{ settledAt: expect.any(Date) }]);
    expect(toldOperator()).toHaveLength(2);
  });

  it('is owed for its own amount where the operator had given back a part', async () => {
    await leftInVain(async () => {
      const { id } = await charge();
      await shop.steer('faults', { failRefunds: false });
      await stripe().refunds.create({ charge: id, amount: 1000 });
      await shop.steer('faults', { failRefunds: true });
      await stripe().refunds.create({ charge: id, amount: 500 });
    });
    expect(await listed()).toMatchObject([{ amountCents: 500 }]);
  });

  /** The operator gives a part back by hand. */
  async function give(amount: number) {
    const { id } = await charge();
    await stripe().refunds.create({ charge: id, amount });
    await shop.processEvents();
  }

  it('is owed once, however often its money is sent again in vain', async () => {
    await leftInVain(() => give(500));
    await shop.steer('faults', { failRefunds: true });
    await give(500);
    await shop.pass({ minutes: 5 });
    await shop.steer('faults', { failRefunds: false });
    expect(await listed()).toMatchObject([{ amountCents: 500 }]);
    expect(told(operator).at(-1)?.subject).toMatch(/^Remboursement à refaire : 5\s€$/);
  });

  it('is owed beside another that was made before either failed: both sums are told', async () => {
    await leftInVain(async () => {
      await give(500);
      await shop.pass({ minutes: 0.5 });
      await give(300);
    });
    expect(await listed()).toMatchObject([{ amountCents: 800 }]);
    expect(told(operator).at(-1)?.subject).toMatch(/^Remboursement à refaire : 8\s€$/);
    await give(500);
    expect(await listed()).toMatchObject([{ amountCents: 300 }]);
  });

  it('is owed no more where the operator sent it again before we heard of its failure', async () => {
    await shop.buy('annual', lea);
    await shop.steer('faults', { drop: true, failRefunds: true });
    await give(300);
    await shop.pass({ hours: 1 });
    await shop.steer('faults', { failRefunds: false });
    await give(300);
    await shop.pass({ hours: 1 });
    await shop.steer('faults', { drop: false });
    await shop.runJob('billing.sync');
    await shop.processEvents();
    expect(await listed()).toEqual([]);
    expect(toldOperator()).toEqual([]);
  });

  it('is owed where it fails only after the operator had settled a later one', async () => {
    await leftInVain(async () => {
      await give(500);
      await shop.pass({ minutes: 0.5 });
      await give(300);
      await shop.pass({ minutes: 0.75 });
      expect(await listed()).toMatchObject([{ amountCents: 500 }]);
      await settle();
    });
    expect(await listed()).toMatchObject([{ amountCents: 300 }]);
    expect(toldOperator()).toHaveLength(2);
  });

  it.each([
    ['a withdrawal', undefined, 2490],
    ['a gesture', () => give(500), 500],
  ])('after %s is owed for what is left once a part has gone back, without another mail', async (_, leave, cents) => {
    await leftInVain(leave);
    await give(300);
    expect(await listed()).toMatchObject([{ amountCents: cents - 300 }]);
    expect(toldOperator()).toHaveLength(1);
    await give(cents - 300);
    expect(await listed()).toEqual([]);
  });

  it('is owed anew where the operator had settled a smaller one before', async () => {
    let buyer: Browser | undefined;
    await leftInVain((browser) => {
      buyer = browser;
      return give(500);
    });
    await settle();
    await shop.pass({ minutes: 5 });
    await shop.steer('faults', { failRefunds: true });
    await buyer?.call(withdraw);
    await shop.processEvents();
    await shop.pass({ minutes: 5 });
    await shop.steer('faults', { failRefunds: false });
    expect(await listed()).toMatchObject([{ amountCents: 2490 }]);
    expect(toldOperator()).toHaveLength(2);
  });

  it('is owed for its own amount alone where the operator had settled a larger one before', async () => {
    await leftInVain(() => give(800));
    await settle();
    await shop.pass({ minutes: 5 });
    await shop.steer('faults', { failRefunds: true });
    await give(300);
    await shop.pass({ minutes: 5 });
    await shop.steer('faults', { failRefunds: false });
    for (let again = 0; again < 2; again++) {
      expect(await listed()).toMatchObject([{ amountCents: 300 }]);
      await shop.runJob('billing.sync');
      await shop.processEvents();
    }
  });

  async function disputeAndWin() {
    const { id } = await charge();
    const dispute = await shop.steer<{ id: string }>(`charges/${id}/dispute`);
    await shop.processEvents();
    expect(await listed()).toEqual([]);
    await shop.steer(`disputes/${dispute.id}/close`, { outcome: 'won' });
    await shop.processEvents();
  }

  it('is owed again after a dispute of its payment is won', async () => {
    await leftInVain(() => give(500));
    await disputeAndWin();
    expect(await listed()).toMatchObject([{ amountCents: 500, cause: 'refund_failed' }]);
    expect(toldOperator()).toHaveLength(2);
  });

  it.each([
    ['a withdrawal', undefined],
    ['a gesture', () => give(500)],
  ])('after %s is not owed again once the operator has settled it, not even after a dispute', async (_, leave) => {
    await leftInVain(leave);
    await settle();
    await shop.pass({ minutes: 5 });
    await disputeAndWin();
    expect(await listed()).toEqual([]);
    expect(toldOperator()).toHaveLength(1);
  });

  it('of a deleted account is told to the operator alone, without an address', async () => {
    await leftInVain(async (browser) => {
      const body = { firstName: 'Léa', ...lea, phoneNumber: '06 12 34 56 78', password: goodPassword };
      await browser.call(completeProfile, { body });
      await browser.call(withdraw);
      await shop.processEvents();
      await browser.call(deleteAccount, { body: { password: goodPassword } });
    });
    expect(await listed()).toMatchObject([{ email: null, amountCents: 2490 }]);
    expect(told(lea.email).filter(({ subject }) => subject.includes('abouti'))).toEqual([]);
    expect(told(operator)[0]?.text).toContain('compte supprimé');
    expect(told(operator)[0]?.text).not.toContain(lea.email);
  });
});

describe('a withdrawal from a disputed payment, which the provider does not refund', () => {
  async function disputed(outcome: 'won' | 'lost') {
    const { browser } = await shop.buy('annual', lea);
    const { id } = await charge();
    const dispute = await shop.steer<{ id: string }>(`charges/${id}/dispute`);
    await shop.processEvents();
    await browser.call(withdraw);
    await shop.processEvents();
    expect(await listed()).toEqual([]);
    await shop.steer(`disputes/${dispute.id}/close`, { outcome });
    await shop.processEvents();
    return id;
  }

  it('is owed once the dispute is won, until it is refunded', async () => {
    const id = await disputed('won');
    expect(await listed()).toMatchObject([{ amountCents: 2490, cause: 'dispute_won' }]);
    expect(told(lea.email).map(({ subject }) => subject)).toEqual(['Ton remboursement reste à faire']);
    expect(told(operator)[0]?.text).toContain('contestation est gagnée');
    await stripe().refunds.create({ charge: id });
    await shop.processEvents();
    expect(await listed()).toEqual([]);
    expect(toldOperator()).toHaveLength(1);
  });

  it('is not owed once the dispute is lost: the bank has given the money back', async () => {
    await disputed('lost');
    expect(await listed()).toEqual([]);
    expect(toldOperator()).toEqual([]);
  });
});
