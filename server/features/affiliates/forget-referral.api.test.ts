import { expect, it } from 'vitest';
import { signup } from '#contract/accounts.ts';
import { forgetReferral, rememberReferral, trackClick } from '#contract/affiliates.ts';
import { affiliateRegistration } from '../../db/schema.ts';
import { buildAffiliate, goodPassword } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';

const test = makeApp();

it('deletes the cookie, so that a later sign-up counts for nobody', async () => {
  const { slug } = await buildAffiliate(test);
  const visitor = test.browser();
  const { referral } = await visitor.call(trackClick, { body: { slug } });
  await visitor.call(rememberReferral, { body: { referral: referral ?? '' } });
  expect(visitor.cookies.get('affiliate_ref')).toBe(referral);

  await visitor.call(forgetReferral);
  expect(visitor.cookies.get('affiliate_ref')).toBeFalsy();
  await visitor.call(signup, {
    body: {
      firstName: 'Nora',
      email: 'nora@exemple.fr',
      password: goodPassword,
      isAdult: true,
      acceptsTerms: true,
    },
  });
  expect(await test.deps.db.select().from(affiliateRegistration)).toEqual([]);
});

it('succeeds without a cookie', async () => {
  await expect(test.browser().call(forgetReferral)).resolves.toEqual({ remembered: false });
});
