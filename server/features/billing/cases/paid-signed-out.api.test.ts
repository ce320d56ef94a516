import { describe, expect, it } from 'vitest';
import { me, signup } from '#contract/accounts.ts';
import { cancelByLink, cancelSubscription, createCheckoutSession, requestCancellationLink } from '#contract/billing.ts';
import { subscription } from '../../../db/schema.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { makeShop } from '../../../testing/make-shop.ts';
import { mailCancellationLink } from '../leaving/cancellation-link.ts';

// A contract that was bought signed out can be cancelled by whoever reads the mail of its address, whatever accounts have that address.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const stranger = { firstName: 'Bea', ...lea, password: goodPassword, isAdult: true, acceptsTerms: true } as const;

async function payAndLeave(): Promise<void> {
  await shop.pay(shop.browser({ address: '198.51.100.9' }), 'monthly', lea);
  await shop.processEvents();
}

/** Asks for the link to cancel, and answers its token. */
async function askForLink(): Promise<string> {
  shop.mails.length = 0;
  await shop.browser().call(requestCancellationLink, { body: lea });
  await shop.processEvents();
  return shop.mails[0]?.text.match(/cancel-subscription\?token=([\w.-]+)/)?.[1] ?? '';
}

const linkMails = () => shop.mails.filter(({ subject }) => subject === 'Résilier ton contrat');
const endings = async () =>
  (await shop.deps.db.select().from(subscription)).map(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd);

// @demand paid-signed-out
describe('a contract that was bought signed out', () => {
  it('is cancelled by the mailed link though a stranger signed up with the address before or after', async () => {
    await shop.browser({ address: '192.0.2.66' }).call(signup, { body: stranger });
    await payAndLeave();
    await shop.browser().call(cancelByLink, { body: { token: await askForLink() } });
    expect(await endings()).toEqual([true]);
  });

  it('is cancelled by a link that was asked for before the stranger signed up', async () => {
    await payAndLeave();
    const token = await askForLink();
    await shop.browser({ address: '192.0.2.66' }).call(signup, { body: stranger });
    await shop.browser().call(cancelByLink, { body: { token } });
    expect(await endings()).toEqual([true]);
  });

  it('is cancelled though the stranger, too, has Pro under the address', async () => {
    await buildUser(shop, { ...lea, verified: false, entitlements: ['pro'] });
    await payAndLeave();
    await shop.browser().call(cancelByLink, { body: { token: await askForLink() } });
    expect(await endings()).toEqual([true]);
  });

  it('by a member with a verified address is theirs at once, without another login', async () => {
    const { browser } = await buildUser(shop, lea);
    await payAndLeave();
    expect((await browser.call(me)).user.isPro).toBe(true);
    const again = await browser.refused(createCheckoutSession, { body: { planType: 'monthly' } });
    expect(again.status).toBe(409);
    await browser.call(cancelSubscription);
    expect(await endings()).toEqual([true]);
  });

  it('by a member with a verified address is cancelled by the mailed link', async () => {
    await buildUser(shop, lea);
    await payAndLeave();
    await shop.browser().call(cancelByLink, { body: { token: await askForLink() } });
    expect(await endings()).toEqual([true]);
  });
});

it.each([
  ['the payment page', 'léa@société.fr'],
  ['a browser', 'léa@xn--socit-esab.fr'],
])('is cancelled by the mailed link though our own forms refuse the address, written as by %s', async (_by, email) => {
  await shop.pay(shop.browser({ address: '198.51.100.9' }), 'monthly', { email: 'léa@société.fr' });
  await shop.processEvents();
  await shop.browser().call(requestCancellationLink, { body: { email } });
  await shop.processEvents();
  expect(shop.mails.at(-1)).toMatchObject({ to: 'léa@société.fr', subject: 'Résilier ton contrat' });
});

// @demand link-to-owner
describe('an address that only looks like the buyer’s', () => {
  it.each([
    '/<joe%attaquant.fr>',
    '/<attaquant.fr!joe>',
    '/x.attaquant.fr',
    '?.attaquant.fr',
    '#.attaquant.fr',
    '\\.attaquant.fr',
    ':25.attaquant.fr',
    ',joe%attaquant.fr',
  ])('is refused, and gets no link: lea@exemple.fr%s', async (tail) => {
    await payAndLeave();
    const email = `${lea.email}${tail}`;
    expect((await shop.browser().refused(requestCancellationLink, { body: { email } })).status).toBe(400);
    await mailCancellationLink(shop.deps, email);
    await shop.deps.jobs.enqueue(shop.deps.db, 'mail.cancellation-link', { email });
    await shop.processEvents();
    expect(linkMails()).toEqual([]);
  });

  it.each(['lea@ex%65mple.fr', 'lea@ex\u00ademple.fr', 'lea@ｅxemple.fr'])(
    'gets no link where a host is read from it: %s',
    async (email) => {
      await payAndLeave();
      await mailCancellationLink(shop.deps, email);
      await shop.processEvents();
      expect(linkMails()).toEqual([]);
    },
  );
});

// @demand mail-flood
it('mails no link to cancel where nothing can be cancelled', async () => {
  await buildUser(shop, lea);
  expect(await askForLink()).toBe('');
  expect(shop.mails).toEqual([]);
});
