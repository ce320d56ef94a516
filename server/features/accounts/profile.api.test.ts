import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { updateProfile } from '#contract/account-details.ts';
import { me } from '#contract/accounts.ts';
import { account } from '../../db/schema.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';

const test = makeApp();
const form = { firstName: 'Camélia', phoneNumber: '06 12 34 56 78' };

it('stores the first name and the number, and empties the number', async () => {
  const { browser } = await buildUser(test);
  expect((await browser.call(updateProfile, { body: form })).user).toMatchObject(form);
  expect((await browser.call(me)).user).toMatchObject(form);
  await browser.call(updateProfile, { body: { ...form, phoneNumber: null } });
  expect((await browser.call(me)).user.phoneNumber).toBeNull();
});

it('keeps a number of somebody who has bought, which can be changed', async () => {
  const { user, browser } = await buildUser(test);
  await browser.call(updateProfile, { body: form });
  await test.deps.db.update(account).set({ stripeCustomerId: 'cus_1' }).where(eq(account.id, user.id));
  const refused = await browser.refused(updateProfile, { body: { ...form, phoneNumber: null } });
  expect(Object.keys(refused.body.fields ?? {})).toEqual(['phoneNumber']);
  await browser.call(updateProfile, { body: { ...form, phoneNumber: '+33 7 00 00 00 00' } });
  expect((await browser.call(me)).user.phoneNumber).toBe('+33 7 00 00 00 00');
});

it('refuses a name that is too short and a number of letters, and answers 401 without a session', async () => {
  const { browser } = await buildUser(test);
  const refused = await browser.refused(updateProfile, { body: { firstName: 'C', phoneNumber: 'mon numéro' } });
  expect(Object.keys(refused.body.fields ?? {})).toEqual(['firstName', 'phoneNumber']);
  expect((await test.browser().refused(updateProfile, { body: form })).status).toBe(401);
});
