// @demand lost-dispute
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import { addAddon, completeProfile } from '#contract/billing.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { invoice, subscription } from '../../../db/schema.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { makeShop } from '../../../testing/make-shop.ts';

// Payments that a cardholder claims back through the bank.

const operator = 'bonjour@declic.example';
const shop = makeShop({ environment: { CONTACT_EMAIL: operator } });
const lea = { email: 'lea@exemple.fr' };
const told = (to: string) => shop.mails.filter((mail) => mail.to === to && /contest|banque/i.test(mail.text));
const toldOperator = () => told(operator).map(({ subject }) => subject.replace(/\s/g, ' '));
const toldLea = () => told(lea.email).map(({ subject }) => subject);
const statuses = async () =>
  (await shop.deps.db.select().from(subscription).orderBy(subscription.entitlement, subscription.createdAt)).map(
    ({ entitlement, status }) => [entitlement, status],
  );
const bills = async () =>
  (await shop.deps.db.select().from(invoice).where(eq(invoice.status, 'paid')).orderBy(invoice.createdAt)).map(
    ({ amountPaidCents, amountRefundedCents }) => [amountPaidCents, amountRefundedCents],
  );

/** The charge of the newest payment of this amount. */
async function chargeOf(cents: number): Promise<string> {
  const paid = await shop.deps.db
    .select()
    .from(invoice)
    .where(and(eq(invoice.totalCents, cents), eq(invoice.status, 'paid')))
    .orderBy(invoice.createdAt);
  return paid.at(-1)?.chargeId ?? '';
}

async function open(cents: number, body: object = {}): Promise<string> {
  const { id } = await shop.steer<{ id: string }>(`charges/${await chargeOf(cents)}/dispute`, body);
  await shop.processEvents();
  return id;
}

async function close(id: string, outcome: 'won' | 'lost' | 'warning_closed'): Promise<void> {
  await shop.steer(`disputes/${id}/close`, { outcome });
  await shop.processEvents();
}

/** Everything is heard of again. */
async function again(): Promise<void> {
  await shop.runJob('billing.sync');
  await shop.processEvents();
}

describe('a dispute', () => {
  it('is told to the operator once, with its amount, its deadline and where the payment is', async () => {
    const { browser } = await shop.buy('annual', lea);
    await open(2490);
    await again();
    expect(toldOperator()).toEqual(['Paiement contesté : 24,90 €']);
    const [mail] = told(operator);
    expect(mail).toMatchObject({ replyTo: lea.email });
    expect(mail?.text).toContain('avant le 5 décembre 2026');
    expect(mail?.text).toContain(await chargeOf(2490));
    expect(mail?.text).toContain(shop.deps.payments.paymentUrl(''));
    expect(toldLea()).toEqual([]);
    expect((await browser.call(me)).user.isPro).toBe(true);
  });

  it('that is won changes nothing', async () => {
    const { browser } = await shop.buy('annual', lea);
    await close(await open(2490), 'won');
    await again();
    expect([toldOperator(), toldLea()]).toEqual([['Paiement contesté : 24,90 €'], []]);
    expect((await browser.call(me)).user.isPro).toBe(true);
  });

  it('that is only an inquiry is told to the operator alone, and ends nothing', async () => {
    const { browser } = await shop.buy('annual', lea);
    await close(await open(2490, { inquiry: true }), 'warning_closed');
    await again();
    expect(toldOperator()).toEqual(['La banque demande des explications : 24,90 €']);
    expect(told(operator)[0]?.text).toContain("Rien n'est retiré");
    expect(toldLea()).toEqual([]);
    expect((await browser.call(me)).user.isPro).toBe(true);
  });

  it('of a deleted account is told without an address', async () => {
    const { browser } = await shop.buy('annual', lea);
    const body = { firstName: 'Léa', ...lea, phoneNumber: '06 12 34 56 78', password: goodPassword };
    await browser.call(completeProfile, { body });
    await browser.call(deleteAccount, { body: { password: goodPassword } });
    await shop.processEvents();
    await close(await open(2490), 'lost');
    expect(toldOperator()).toEqual(['Paiement contesté : 24,90 €', 'Contestation perdue : 24,90 €']);
    expect(told(operator)[0]?.text).toContain('compte supprimé');
    expect(toldLea()).toEqual([]);
  });
});

describe('a dispute that is lost', () => {
  it('ends Pro and its add-ons at once, and tells the operator and the customer once', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, { params: { addonType: 'bio' } });
    await shop.processEvents();
    await close(await open(2490), 'lost');
    expect((await browser.call(me)).user).toMatchObject({ isPro: false, hasBioAccess: false });
    expect(await statuses()).toEqual([
      ['bio', 'canceled'],
      ['pro', 'canceled'],
    ]);
    await again();
    expect(toldOperator()).toEqual(['Paiement contesté : 24,90 €', 'Contestation perdue : 24,90 €']);
    expect(told(operator)[1]?.text).toContain("L'abonnement que ce paiement couvrait s'arrête");
    expect(toldLea()).toEqual(['Ton abonnement Pro est terminé']);
    await shop.pass({ days: 40 });
    expect((await bills()).flat().sort()).toEqual([0, 0, 2490, 500]);
  });

  it.each([
    ['never delivered', { drop: true }],
    ['delivered three times in reverse order', { duplicate: 3, reorder: true }],
  ])('ends Pro and is told once though its webhooks are %s', async (_, faults) => {
    const { browser } = await shop.buy('monthly', lea);
    await shop.steer('faults', faults);
    await close(await open(790), 'lost');
    await again();
    expect(await statuses()).toEqual([['pro', 'canceled']]);
    expect((await browser.call(me)).user.isPro).toBe(false);
    expect(toldOperator().filter((subject) => subject.startsWith('Contestation perdue'))).toHaveLength(1);
    expect(toldLea()).toEqual(['Ton abonnement Pro est terminé']);
  });

  it('for a period before the current one ends nothing that was paid since', async () => {
    const { browser } = await shop.buy('monthly', lea);
    const id = await open(790);
    await shop.pass({ days: 32 });
    await close(id, 'lost');
    await again();
    expect(await statuses()).toEqual([['pro', 'active']]);
    expect((await browser.call(me)).user.isPro).toBe(true);
    expect(told(operator).at(-1)?.text).toContain("Aucun abonnement ne s'arrête");
    expect(toldLea()).toEqual([]);
  });

  it('for an add-on ends the add-on and leaves Pro', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, { params: { addonType: 'bio' } });
    await shop.processEvents();
    await close(await open(500), 'lost');
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, hasBioAccess: false });
    expect(toldLea()).toEqual(["Option Bio : c'est terminé"]);
    await browser.call(addAddon, { params: { addonType: 'bio' } });
    await shop.processEvents();
    expect((await browser.call(me)).user.hasBioAccess).toBe(true);
  });

  it('has the renewal refunded that is charged while Pro is being ended', async () => {
    await shop.buy('monthly', lea);
    const id = await open(790);
    await shop.pass({ days: 29 });
    const { payments } = shop.deps;
    const { cancelNow } = payments;
    payments.cancelNow = async (subscriptionId) => {
      payments.cancelNow = cancelNow;
      shop.clock.advance(2 * 24 * 60 * 60 * 1000);
      await shop.steer('clock', { advanceSeconds: 0 });
      await cancelNow(subscriptionId);
    };
    await close(id, 'lost');
    await shop.processEvents();
    expect(await statuses()).toEqual([['pro', 'canceled']]);
    expect(await bills()).toEqual([
      [790, 0],
      [790, 790],
    ]);
  });

  it('ends Pro later where the provider is away just then', async () => {
    const { browser } = await shop.buy('annual', lea);
    const id = await open(2490);
    const { payments } = shop.deps;
    const { cancelNow } = payments;
    payments.cancelNow = async () => {
      throw new Error('the provider is away');
    };
    await shop.steer(`disputes/${id}/close`, { outcome: 'lost' });
    await shop.steer('flush');
    shop.clock.advance(1);
    await shop.drainThroughFailures();
    payments.cancelNow = cancelNow;
    expect(await statuses()).toEqual([['pro', 'active']]);
    await shop.runJob('billing.reconcile');
    expect(await statuses()).toEqual([['pro', 'canceled']]);
    expect((await browser.call(me)).user.isPro).toBe(false);
    await shop.drainThroughFailures();
    expect(toldLea()).toEqual(['Ton abonnement Pro est terminé']);
  });

  it('lets Pro be bought again', async () => {
    const { browser } = await buildUser(shop, lea);
    await shop.pay(browser, 'monthly', lea);
    await shop.processEvents();
    await close(await open(790), 'lost');
    expect((await browser.call(me)).user.isPro).toBe(false);
    await shop.pay(browser, 'annual', lea);
    await shop.processEvents();
    expect((await browser.call(me)).user.isPro).toBe(true);
  });
});
