// @demand grant-taken-back
import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import { activatePro, listUsers, takeProBack } from '#contract/admin.ts';
import { addAddon, autoLogin } from '#contract/billing.ts';
import { adminAction, entitlementGrant, invoice, subscription } from '../../../db/schema.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { testAdminPassword } from '../../../testing/make-app.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const headers = { authorization: `Bearer ${testAdminPassword}` };
const takeBack = (id: string) => shop.browser().call(takeProBack, { params: { id }, headers });
const refusal = async (id: string) => (await shop.browser().refused(takeProBack, { params: { id }, headers })).body;
const audit = async () => (await shop.deps.db.select().from(adminAction)).map(({ action }) => action);
const statuses = async () => (await shop.deps.db.select().from(subscription)).map(({ status }) => status);
const lastMail = () => shop.mails.at(-1)?.text.replaceAll(/\s+/g, ' ');
const told = () => shop.mails.filter(({ subject }) => subject === "Ton Pro offert s'est arrêté");

async function grantedWithPaidAddon() {
  const { browser, user } = await buildUser(shop, { ...lea, entitlements: ['pro', 'photo'] });
  const { clientSecret } = await browser.call(addAddon, { params: { addonType: 'bio' } });
  const sessionId = sessionOf(clientSecret ?? '');
  await shop.steer(`checkout/${sessionId}/pay`, { card: cards.good, ...lea });
  await browser.call(autoLogin, { body: { sessionId } });
  await shop.processEvents();
  return { browser, user };
}

describe('a granted Pro that the operator takes back', () => {
  it('is told apart in the list, ends at once, is in the audit log and mailed to the member', async () => {
    const { browser, user } = await buildUser(shop, lea);
    const { user: other } = await buildUser(shop);
    await shop.browser().call(activatePro, { params: { id: user.id }, headers });
    expect((await shop.browser().call(listUsers, { headers })).grantedPro).toEqual([user.id]);
    expect((await takeBack(user.id)).user).toMatchObject({ id: user.id, isPro: false });
    expect((await browser.call(me)).user.isPro).toBe(false);
    expect((await shop.browser().call(listUsers, { headers })).grantedPro).toEqual([]);
    expect(await audit()).toEqual(['grant', 'list-users', 'grant-ended']);
    await shop.drain();
    expect(told().map(({ to }) => to)).toEqual([lea.email]);
    expect(lastMail()).toContain("Ton Pro offert s'est arrêté le 15 novembre 2026.");
    expect(lastMail()).not.toContain('débité');
    expect(await refusal(user.id)).toMatchObject({ message: "Ce compte n'a pas de Pro offert." });
    expect(await refusal(other.id)).toMatchObject({ code: 'conflict' });
    expect(await audit()).toHaveLength(3);
  });

  it('ends its add-ons, granted and paid, and the mail tells what withdrawing gives back', async () => {
    const { browser, user } = await grantedWithPaidAddon();
    await takeBack(user.id);
    await shop.processEvents();
    await shop.drain();
    expect(await statuses()).toEqual(['canceled']);
    expect(await shop.deps.db.$count(entitlementGrant)).toBe(0);
    expect((await browser.call(me)).user).toMatchObject({ isPro: false, hasBioAccess: false, hasPhotoAccess: false });
    expect(told()).toHaveLength(1);
    expect(lastMail()).toMatch(/avec l'option Bio\. .* Rien ne sera plus débité\. Jusqu'au .* tu peux encore renoncer/);
    await shop.pass({ days: 33 });
    expect(await shop.deps.db.$count(invoice)).toBe(1);
  });

  it('leaves a paid Pro, and the add-ons beside it, as they are, and mails nothing', async () => {
    const { browser, user } = await grantedWithPaidAddon();
    await shop.pay(shop.browser({ address: '198.51.100.9' }), 'monthly', lea);
    await shop.processEvents();
    expect((await takeBack(user.id)).user.isPro).toBe(true);
    await shop.processEvents();
    await shop.drain();
    expect(await statuses()).toEqual(['active', 'active']);
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, hasBioAccess: true, hasPhotoAccess: true });
    expect(told()).toEqual([]);
    expect(await refusal(user.id)).toMatchObject({ code: 'conflict' });
  });

  it('is taken back once by five requests at once', async () => {
    const { user } = await buildUser(shop, { ...lea, entitlements: ['pro'] });
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => takeBack(user.id)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await audit()).toEqual(['grant-ended']);
    await shop.drain();
    expect(told()).toHaveLength(1);
  });
});
