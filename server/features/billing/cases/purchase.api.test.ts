import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { login, me } from '#contract/accounts.ts';
import {
  autoLogin,
  completeProfile,
  createCheckoutSession,
  listInvoices,
  mySubscription,
  openPurchaseLink,
  resendPurchaseLink,
} from '#contract/billing.ts';
import { account, customer, subscription } from '../../../db/schema.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const agreed = { acceptsTerms: true, isAdult: true } as const;
const profile = { firstName: 'Léa', email: lea.email, phoneNumber: '06 12 34 56 78', password: goodPassword };
const linkIn = (text: string) => text.match(/lien=([\w.-]+)/)?.[1] ?? '';
const subscriptions = async () => await shop.deps.db.select().from(subscription);

describe('a purchase', () => {
  it('leads from the card to a Pro account with a profile', async () => {
    const browser = shop.browser();
    const sessionId = await shop.pay(browser, 'annual', lea);
    const outcome = await browser.call(autoLogin, { body: { sessionId } });
    expect(outcome).toMatchObject({
      status: 'signed_in',
      user: {
        email: lea.email,
        isPro: true,
        hasBioAccess: false,
        profileMissing: ['firstName', 'phoneNumber', 'password'],
      },
    });
    const { user } = await browser.call(completeProfile, { body: profile });
    expect(user).toMatchObject({ firstName: 'Léa', phoneNumber: '06 12 34 56 78', isPro: true, emailVerified: false });
    await shop.processEvents();
    const { pro } = await browser.call(mySubscription);
    expect(pro).toMatchObject({ plan: 'annual', status: 'active', amountCents: 2490, source: 'provider' });
    const { invoices } = await browser.call(listInvoices);
    expect(invoices).toMatchObject([{ label: 'Pro annuel', status: 'paid', totalCents: 2490, paidCents: 2490 }]);
    const elsewhere = shop.browser();
    await elsewhere.call(login, { body: { email: lea.email, password: goodPassword } });
  });

  // @demand unticked-boxes
  it('is refused without consent to the terms and confirmed age', async () => {
    const answer = await shop.browser().refused(createCheckoutSession, { body: { planType: 'annual' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_body' } });
    expect(Object.keys(answer.body.fields ?? {})).toEqual(['acceptsTerms', 'isAdult']);
  });

  it('of a signed-in user is attached to the account and asks for no password', async () => {
    const { browser, user } = await buildUser(shop);
    const { clientSecret } = await browser.call(createCheckoutSession, { body: { planType: 'monthly' } });
    const sessionId = sessionOf(clientSecret);
    await shop.steer(`checkout/${sessionId}/pay`, { card: cards.good, email: 'autre@exemple.fr' });
    await shop.processEvents();
    const outcome = await browser.call(autoLogin, { body: { sessionId } });
    expect(outcome).toMatchObject({
      status: 'signed_in',
      user: { id: user.id, isPro: true, profileMissing: ['phoneNumber'] },
    });
    const { password: _, ...rest } = profile;
    expect(await browser.refused(completeProfile, { body: { ...profile, email: user.email } })).toMatchObject({
      status: 409,
      body: { reason: 'password_set' },
    });
    await browser.call(completeProfile, { body: { ...rest, email: user.email } });
    expect(await browser.refused(createCheckoutSession, { body: { planType: 'annual' } })).toMatchObject({
      status: 409,
      body: { reason: 'already_pro' },
    });
  });
});

describe('case 1: a duplicate event', () => {
  it('delivered four times makes one purchase and one mail', async () => {
    await shop.steer('faults', { duplicate: 4 });
    await shop.buy('annual', lea);
    expect(await subscriptions()).toHaveLength(1);
    expect(shop.mails.filter(({ subject }) => subject === 'Ton achat est confirmé : Pro annuel')).toHaveLength(1);
  });
});

describe('case 2: invoice.paid before checkout.session.completed', () => {
  it('leads to the same state', async () => {
    await shop.steer('faults', { reorder: true });
    const browser = shop.browser();
    const sessionId = await shop.pay(browser, 'monthly', lea);
    await shop.processEvents();
    expect(await subscriptions()).toMatchObject([{ status: 'active', plan: 'monthly' }]);
    expect(await browser.call(autoLogin, { body: { sessionId } })).toMatchObject({ status: 'signed_in' });
  });
});

describe('case 4: webhook and return page at once', () => {
  it('make one account and one purchase', async () => {
    const browser = shop.browser();
    const sessionId = await shop.pay(browser, 'annual', lea);
    const [outcome] = await Promise.all([browser.call(autoLogin, { body: { sessionId } }), shop.processEvents()]);
    expect(outcome.status).toBe('signed_in');
    await shop.processEvents();
    expect(await shop.deps.db.select().from(account)).toHaveLength(1);
    expect(await shop.deps.db.select().from(customer)).toHaveLength(1);
  });
});

describe('case 5: paid, tab closed', () => {
  it('is recovered by the mailed link, once', async () => {
    await shop.pay(shop.browser(), 'annual', lea);
    await shop.processEvents();
    expect(await shop.deps.db.select().from(account)).toEqual([]);
    expect(shop.mails).toMatchObject([{ to: lea.email, subject: 'Ton achat est confirmé : Pro annuel' }]);
    const token = linkIn(shop.mails[0]?.text ?? '');
    const phone = shop.browser();
    const outcome = await phone.call(openPurchaseLink, { body: { token } });
    expect(outcome).toMatchObject({ status: 'signed_in', user: { isPro: true, emailVerified: true } });
    await phone.call(completeProfile, { body: profile });
    const elsewhere = shop.browser();
    expect(await elsewhere.call(openPurchaseLink, { body: { token } })).toMatchObject({ status: 'login_required' });
    expect((await elsewhere.refused(me)).status).toBe(401);
  });

  it('is recovered by asking for the link again, which says nothing about who bought', async () => {
    await shop.pay(shop.browser(), 'annual', lea);
    await shop.processEvents();
    await shop.pass({ hours: 1 });
    shop.mails.length = 0;
    const known = await shop.browser().call(resendPurchaseLink, { body: lea });
    const unknown = await shop.browser().call(resendPurchaseLink, { body: { email: 'personne@exemple.fr' } });
    expect(known).toEqual(unknown);
    await shop.processEvents();
    expect(shop.mails.map(({ to }) => to)).toEqual([lea.email]);
    const token = linkIn(shop.mails[0]?.text ?? '');
    expect(await shop.browser().call(openPurchaseLink, { body: { token } })).toMatchObject({ status: 'signed_in' });
  });
});

describe('case 6: a session_id that leaked or is replayed', () => {
  it('opens nothing in another browser, names nobody, and mails the payer one link', async () => {
    const sessionId = await shop.pay(shop.browser(), 'annual', lea);
    await shop.processEvents();
    const thief = shop.browser({ address: '192.0.2.9' });
    for (let n = 0; n < 3; n++)
      expect(await thief.call(autoLogin, { body: { sessionId } })).toEqual({ status: 'link_sent', email: null });
    expect((await thief.refused(me)).status).toBe(401);
    await shop.processEvents();
    expect(shop.mails.map(({ to }) => to)).toEqual([lea.email]);
  });

  it('mails the payer one link though ten calls come at once', async () => {
    const sessionId = await shop.pay(shop.browser(), 'annual', lea);
    await shop.processEvents();
    await shop.pass({ minutes: 11 });
    shop.mails.length = 0;
    const thief = shop.browser({ address: '192.0.2.9' });
    await Promise.all(Array.from({ length: 10 }, () => thief.call(autoLogin, { body: { sessionId } })));
    await shop.processEvents();
    expect(shop.mails.map(({ to }) => to)).toEqual([lea.email]);
    await shop.pass({ minutes: 11 });
    await thief.call(autoLogin, { body: { sessionId } });
    await shop.processEvents();
    expect(shop.mails.map(({ to }) => to)).toEqual([lea.email, lea.email]);
  });

  it('leaves the link of an earlier mail working until one link is used', async () => {
    const sessionId = await shop.pay(shop.browser(), 'annual', lea);
    await shop.browser().call(autoLogin, { body: { sessionId } });
    await shop.processEvents();
    const tokens = shop.mails.map(({ text }) => linkIn(text));
    expect(tokens).toHaveLength(2);
    const [first = '', second = ''] = tokens;
    expect(await shop.browser().call(openPurchaseLink, { body: { token: first } })).toMatchObject({
      status: 'signed_in',
    });
    for (const token of [first, second])
      expect((await shop.browser().refused(openPurchaseLink, { body: { token } })).body.code).toBe('invalid_token');
  });

  it('signs in the browser that paid only once', async () => {
    const { browser, sessionId } = await shop.buy('annual', lea);
    browser.cookies.delete('declic_session');
    expect(await browser.call(autoLogin, { body: { sessionId } })).toMatchObject({ status: 'link_sent' });
    expect((await browser.refused(me)).status).toBe(401);
  });

  it('no longer signs in 31 minutes after the payment', async () => {
    const browser = shop.browser();
    const sessionId = await shop.pay(browser, 'annual', lea);
    await shop.pass({ minutes: 31 });
    expect(await browser.call(autoLogin, { body: { sessionId } })).toEqual({
      status: 'link_sent',
      email: 'l•••@exemple.fr',
    });
  });

  it('is 404 if unknown, and pending while it is not paid', async () => {
    const browser = shop.browser();
    expect(await browser.refused(autoLogin, { body: { sessionId: 'cs_test_nobody' } })).toMatchObject({
      status: 404,
      body: { message: 'Session de paiement invalide' },
    });
    const { clientSecret } = await browser.call(createCheckoutSession, { body: { planType: 'annual', ...agreed } });
    const body = { sessionId: sessionOf(clientSecret) };
    expect(await browser.call(autoLogin, { body })).toEqual({ status: 'pending' });
  });
});

describe('case 7: the e-mail of an existing account', () => {
  it('never signs in by itself, and attaches the purchase after login', async () => {
    const { user } = await buildUser(shop, { email: lea.email });
    const browser = shop.browser();
    const sessionId = await shop.pay(browser, 'annual', lea);
    expect(await browser.call(autoLogin, { body: { sessionId } })).toEqual({
      status: 'login_required',
      email: 'l•••@exemple.fr',
    });
    expect((await browser.refused(me)).status).toBe(401);
    await browser.call(login, { body: { email: lea.email, password: goodPassword } });
    await shop.processEvents();
    const { user: after } = await browser.call(me);
    expect(after).toMatchObject({ id: user.id, isPro: true });
  });

  it('gives nothing to an account with an unverified address; the mailed link opens the purchase elsewhere', async () => {
    const squatter = await buildUser(shop, { email: lea.email, verified: false });
    await shop.pay(shop.browser(), 'annual', lea);
    await shop.processEvents();
    await squatter.browser.call(login, { body: { email: lea.email, password: goodPassword } });
    expect((await squatter.browser.call(me)).user.isPro).toBe(false);
    const token = linkIn(shop.mails[0]?.text ?? '');
    const payer = await buildUser(shop);
    expect(await payer.browser.call(openPurchaseLink, { body: { token } })).toMatchObject({ status: 'signed_in' });
    expect((await payer.browser.call(me)).user.isPro).toBe(true);
  });
});

describe('a purchase known from webhooks only', () => {
  it('waits without an account', async () => {
    await shop.pay(shop.browser(), 'annual', lea);
    await shop.processEvents();
    const [row] = await shop.deps.db.select().from(customer).where(eq(customer.email, lea.email));
    expect(row).toMatchObject({ accountId: null, attachedAt: null });
  });
});
