import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import { addAddon, cancelSubscription, mySubscription } from '#contract/billing.ts';
import { invoice, subscription } from '../../../db/schema.ts';
import { cards, makeShop } from '../../../testing/make-shop.ts';
import { noticeRenewals } from '../renewal-notices.ts';

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const statuses = async () => (await shop.deps.db.select().from(subscription)).map(({ status }) => status);
const subjects = () => shop.mails.map(({ subject }) => subject);

describe('case 3: a stale update after deletion', () => {
  it('does not bring the subscription back', async () => {
    const { browser } = await shop.buy('monthly', lea);
    const [row] = await shop.deps.db.select().from(subscription);
    // The update is under way while the deletion overtakes it.
    await shop.steer('faults', { reorder: true });
    await shop.deps.payments.setCancelAtPeriodEnd(row?.id ?? '', true);
    await shop.deps.payments.cancelNow(row?.id ?? '');
    await shop.settle();
    expect(await statuses()).toEqual(['canceled']);
    expect((await browser.call(me)).user.isPro).toBe(false);
  });
});

describe('case 13: a renewal fails', () => {
  it('leaves seven days of grace with a mail to mend the card, then access is lost', async () => {
    const { browser } = await shop.buy('monthly', { ...lea, card: cards.failsAtRenewal });
    await shop.pass({ days: 30, hours: 3 });
    const { pro } = await browser.call(mySubscription);
    expect(pro?.status).toBe('past_due');
    expect((await browser.call(me)).user.isPro).toBe(true);
    const grace = new Date(pro?.graceUntil ?? '').getTime() - shop.clock.now().getTime();
    expect(Math.round(grace / 86_400_000)).toBe(7);
    expect(subjects().filter((subject) => subject === "Ton paiement n'est pas passé")).toHaveLength(1);
    await shop.pass({ days: 6 });
    expect((await browser.call(me)).user.isPro).toBe(true);
    await shop.pass({ days: 2 });
    expect((await browser.call(me)).user.isPro).toBe(false);
    expect(await statuses()).toEqual(['canceled']);
    expect(subjects().filter((subject) => subject === "Ton paiement n'est pas passé")).toHaveLength(1);
  });

  it('ends access after the grace even if nothing is heard of it', async () => {
    const { browser } = await shop.buy('monthly', { ...lea, card: cards.failsAtRenewal });
    await shop.pass({ days: 30, hours: 3 });
    await shop.steer('faults', { drop: true });
    await shop.pass({ days: 8 });
    expect((await browser.call(me)).user.isPro).toBe(false);
  });

  it('is still shown after the grace, as what it is, and can be cancelled then', async () => {
    const { browser } = await shop.buy('monthly', { ...lea, card: cards.failsAtRenewal });
    await shop.pass({ days: 30, hours: 3 });
    await shop.steer('faults', { drop: true });
    await shop.pass({ days: 8 });
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'past_due', graceUntil: null });
    await browser.call(cancelSubscription);
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'ended' });
    await shop.drain();
    expect(subjects()).toContain('Ta résiliation est enregistrée');
  });
});

describe('a renewal', () => {
  it('is charged once a month and keeps access', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await shop.pass({ days: 62 });
    const paid = await shop.deps.db.select().from(invoice).where(eq(invoice.status, 'paid'));
    expect(paid.map(({ amountPaidCents }) => amountPaidCents)).toEqual([790, 790, 790]);
    expect((await browser.call(me)).user.isPro).toBe(true);
  });

  it('of a year is announced one to three months before, once', async () => {
    await shop.buy('annual', lea);
    await shop.pass({ days: 280 });
    await noticeRenewals(shop.deps);
    await shop.drain();
    expect(subjects().filter((subject) => subject.includes('se renouvelle'))).toEqual([]);
    await shop.pass({ days: 20 });
    for (let n = 0; n < 3; n++) await noticeRenewals(shop.deps);
    await shop.drain();
    const notices = shop.mails.filter(({ subject }) => subject.includes('se renouvelle'));
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toContain('24,90€');
  });
});

describe('case 14: an add-on fails on an annual plan', () => {
  it('leaves Pro untouched', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, { params: { addonType: 'bio' } });
    await shop.settle();
    const [addon] = await shop.deps.db.select().from(subscription).where(eq(subscription.entitlement, 'bio'));
    await shop.failCardOf(addon?.id ?? '');
    await shop.pass({ days: 32 });
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, hasBioAccess: true });
    await shop.pass({ days: 8 });
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, hasBioAccess: false });
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'active', plan: 'annual' });
  });
});
