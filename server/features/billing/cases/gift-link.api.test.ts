import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeEmail, confirmNewEmail } from '#contract/account-details.ts';
import { login, me } from '#contract/accounts.ts';
import { autoLogin, completeProfile, openPurchaseLink, resendPurchaseLink } from '#contract/billing.ts';
import { session } from '../../../db/schema.ts';
import { beforeTransaction } from '../../../testing/before-transaction.ts';
import type { Browser } from '../../../testing/browser.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { mailedToken } from '../../../testing/mailed-token.ts';
import { makeShop } from '../../../testing/make-shop.ts';

// @demand gift-link

// Somebody pays, keeps a way into the account, and hands it on to another person.

const shop = makeShop();
const giver = 'eve@exemple.fr';
const own = 'vic@exemple.fr';
const profile = { firstName: 'Vic', phoneNumber: '06 12 34 56 78', password: goodPassword };

async function mailedLink(): Promise<string> {
  await shop.browser().call(resendPurchaseLink, { body: { email: giver } });
  await shop.processEvents();
  return shop.mails.findLast(({ to }) => to === giver)?.text.match(/lien=([\w.-]+)/)?.[1] ?? '';
}

async function open(browser: Browser, token: string): Promise<Browser> {
  expect(await browser.call(openPurchaseLink, { body: { token } })).toMatchObject({ status: 'signed_in' });
  return browser;
}

/** The giver has paid as a guest, has proven an own address, and hands the next link on. */
async function gift() {
  await shop.pay(shop.browser(), 'monthly', { email: giver });
  await shop.processEvents();
  const givers = await open(shop.browser(), await mailedLink());
  return { givers, token: await mailedLink() };
}

describe('a purchase that is handed on by its link', () => {
  it('is open to nobody else from then on, nor after its profile is complete', async () => {
    const { givers, token } = await gift();
    const receiver = await open(shop.browser(), token);
    expect((await givers.refused(me)).status).toBe(401);
    await receiver.call(completeProfile, { body: { ...profile, email: giver } });
    expect((await receiver.call(me)).user.hasPassword).toBe(true);
    expect(await shop.deps.db.$count(session)).toBe(1);
  });

  it('asks for the password before it confirms the receiver’s address to the giver, who has come back and chosen it', async () => {
    const { givers, token } = await gift();
    const receiver = await open(shop.browser(), token);
    expect((await givers.refused(completeProfile, { body: { ...profile, email: giver } })).status).toBe(401);
    const back = await open(shop.browser(), await mailedLink());
    await back.call(completeProfile, { body: { ...profile, email: giver } });
    await back.call(changeEmail, { body: { newEmail: own, password: goodPassword } });
    await shop.processEvents();
    const toConfirm = mailedToken(
      shop.mails.findLast(({ to }) => to === own),
      'nouvelle-adresse',
    );
    expect(await receiver.call(confirmNewEmail, { body: { token: toConfirm } })).toMatchObject({
      outcome: 'password_needed',
    });
  });

  it('ends at its first password, whichever browser chooses it', async () => {
    const { givers } = await gift();
    const [stored] = await shop.deps.db.select().from(session);
    if (!stored) throw new Error('no session is stored');
    const another = { ...stored, id: crypto.randomUUID(), tokenHash: new Uint8Array(32) };
    await shop.deps.db.insert(session).values(another);
    await givers.call(completeProfile, { body: { ...profile, email: giver } });
    expect((await shop.deps.db.select().from(session)).map(({ id }) => id)).toEqual([stored.id]);
  });

  it('asks whoever is signed in before it puts another account in place of theirs', async () => {
    const { token } = await gift();
    const { browser, user } = await buildUser(shop);
    expect(await browser.call(openPurchaseLink, { body: { token } })).toEqual({
      status: 'other_account',
      signedInAs: user.email,
      email: giver,
    });
    expect((await browser.call(me)).user.id).toBe(user.id);
    await browser.call(openPurchaseLink, { body: { token, switchAccount: true } });
    expect((await browser.call(me)).user.email).toBe(giver);
    expect(await shop.deps.db.$count(session, eq(session.accountId, user.id))).toBe(0);
  });
});

describe('whoever paid under a stranger’s address', () => {
  it('chooses no password once the owner has opened the mailed link', async () => {
    const payer = shop.browser();
    await payer.call(autoLogin, { body: { sessionId: await shop.pay(payer, 'monthly', { email: giver }) } });
    await shop.processEvents();
    const token = await mailedLink();
    const owner = shop.browser();
    beforeTransaction(shop, () => open(owner, token));
    const refused = await payer.refused(completeProfile, { body: { ...profile, email: giver } });
    expect(refused.body.code).toBe('unauthenticated');
    await owner.call(completeProfile, { body: { ...profile, email: giver, password: 'Une-autre-rose-7' } });
  });

  it('replaces no password that was chosen at the same moment', async () => {
    const payer = shop.browser();
    await payer.call(autoLogin, { body: { sessionId: await shop.pay(payer, 'monthly', { email: giver }) } });
    beforeTransaction(shop, () => payer.call(completeProfile, { body: { ...profile, email: giver } }));
    const body = { ...profile, email: giver, password: 'Une-autre-rose-7' };
    expect((await payer.refused(completeProfile, { body })).body.reason).toBe('password_set');
    await shop.browser().call(login, { body: { email: giver, password: goodPassword } });
  });
});
