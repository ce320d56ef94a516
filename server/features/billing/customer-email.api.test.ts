import { expect, it } from 'vitest';
import { changeEmail, confirmNewEmail } from '#contract/account-details.ts';
import { me } from '#contract/accounts.ts';
import { buildUser, goodPassword } from '../../testing/build-user.ts';
import { mailedToken } from '../../testing/mailed-token.ts';
import { makeShop } from '../../testing/make-shop.ts';

const shop = makeShop();

it("the provider's receipts follow the account to its new address, once it is confirmed", async () => {
  const { user, browser } = await buildUser(shop);
  await shop.pay(browser, 'monthly', { email: user.email });
  await shop.processEvents();
  const customerId = (await browser.call(me)).user.stripeCustomerId ?? '';
  const emailThere = async () => (await shop.deps.payments.findCustomer(customerId))?.email;
  expect(await emailThere()).toBe(user.email);

  const newEmail = 'neuve@exemple.fr';
  await browser.call(changeEmail, { body: { newEmail, password: goodPassword } });
  await shop.processEvents();
  expect(await emailThere()).toBe(user.email);
  const link = shop.mails.findLast(({ to }) => to === newEmail);
  await browser.call(confirmNewEmail, { body: { token: mailedToken(link, 'nouvelle-adresse') } });
  await shop.processEvents();
  expect(await emailThere()).toBe(newEmail);
  expect((await browser.call(me)).user.isPro).toBe(true);
});
