// @demand guessing
import { describe, expect, it } from 'vitest';
import { changeEmail, confirmNewEmail } from '#contract/account-details.ts';
import {
  changePassword,
  forgotPassword,
  login,
  logout,
  resetPassword,
  signup,
  verifyEmail,
} from '#contract/accounts.ts';
import { savePaymentDetails } from '#contract/affiliate-payments.ts';
import { deleteAccount } from '#contract/privacy.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildAffiliate, buildUser, goodPassword } from '../../testing/build-user.ts';
import { mailedToken } from '../../testing/mailed-token.ts';
import { makeApp } from '../../testing/make-app.ts';

// Limits for guessing passwords: in a quarter of an hour, ten failed logins per account and fifty attempts per address are
// evaluated. Logins that succeed do not count for the account.

const test = makeApp();
const quarterHour = 15 * 60 * 1000;
const email = 'lea@exemple.fr';

async function guess(browser: Browser, given: { email?: string; password?: string; headers?: object } = {}) {
  const answer = await browser.send({
    method: 'POST',
    url: login.path,
    headers: { ...given.headers },
    payload: { email: given.email ?? email, password: given.password ?? 'not-the-one' },
  });
  return answer;
}

function count(answers: { status: number }[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}

/** Strangers use up the guesses at the account. */
async function lockOut(): Promise<void> {
  for (let index = 0; index < 11; index++) await guess(test.browser({ address: `192.0.2.${index}` }));
}

describe('guesses at one account', () => {
  it('are evaluated at most ten times when fifty come at once from fifty addresses', async () => {
    await buildUser(test, { email });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        guess(test.browser({ address: `192.0.2.${index}` }), index === 49 ? { password: goodPassword } : {}),
      ),
    );
    expect(count(answers, 200) + count(answers, 401)).toBeLessThanOrEqual(10);
    expect(count(answers, 429)).toBeGreaterThanOrEqual(40);
    for (const { status, headers, body } of answers.filter((answer) => answer.status === 429)) {
      expect(headers['retry-after'], String(status)).toBe('900');
      expect(body).toMatchObject({ code: 'rate_limited', message: 'Trop de tentatives. Réessaie dans 15 minutes.' });
    }
  });

  it('count for that account when the guesser is signed in to other accounts', async () => {
    await buildUser(test, { email });
    const answers = [];
    for (let index = 0; index < 6; index++) {
      const { browser } = await buildUser(test);
      for (let again = 0; again < 3; again++) answers.push(await guess(browser));
    }
    expect(count(answers, 401)).toBe(10);
    expect(count(answers, 429)).toBe(8);
  });

  it('count however the e-mail address is spelt', async () => {
    await buildUser(test, { email });
    const spellings = [email, 'LEA@exemple.fr', ' lea@EXEMPLE.fr '];
    const answers = [];
    for (let index = 0; index < 12; index++)
      answers.push(
        await guess(test.browser({ address: `192.0.2.${index}` }), { email: spellings[index % 3] ?? email }),
      );
    expect(count(answers, 401)).toBe(10);
  });

  it('lock the owner out for a quarter of an hour and no longer', async () => {
    await buildUser(test, { email });
    for (let index = 0; index < 20; index++) await guess(test.browser({ address: `192.0.2.${index}` }));
    expect((await guess(test.browser(), { password: goodPassword })).status).toBe(429);
    test.clock.advance(quarterHour);
    expect((await guess(test.browser(), { password: goodPassword })).status).toBe(200);
  });

  it('no longer lock the owner out once the password was reset by mail', async () => {
    await buildUser(test, { email });
    for (let index = 0; index < 12; index++) await guess(test.browser({ address: `192.0.2.${index}` }));
    await test.browser().call(forgotPassword, { body: { email } });
    await test.drain();
    const token = mailedToken(test.mails.at(-1), 'reinitialiser');
    await test.browser().call(resetPassword, { body: { token, password: 'Une-autre-rose-7' } });
    expect((await guess(test.browser(), { password: 'Une-autre-rose-7' })).status).toBe(200);
  });

  it('do not lock a browser out in which the owner has logged in before; there, ten more are evaluated', async () => {
    await buildUser(test, { email });
    const owners = test.browser();
    expect((await guess(owners, { password: goodPassword })).status).toBe(200);
    await owners.call(logout);
    for (let index = 0; index < 12; index++) await guess(test.browser({ address: `192.0.2.${index}` }));
    expect((await guess(test.browser(), { password: goodPassword })).status).toBe(429);
    expect((await guess(owners, { password: goodPassword })).status).toBe(200);
    const answers = [];
    for (let index = 0; index < 12; index++) answers.push(await guess(owners));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('are evaluated ten more times in all known browsers together', async () => {
    await buildUser(test, { email });
    const known = [];
    for (let index = 0; index < 3; index++) {
      const browser = test.browser({ address: `198.51.100.${index}` });
      await guess(browser, { password: goodPassword });
      known.push(browser);
    }
    await lockOut();
    const answers = [];
    for (const browser of known) for (let index = 0; index < 6; index++) answers.push(await guess(browser));
    expect(count(answers, 401)).toBe(10);
    expect(count(answers, 429)).toBe(8);
  });

  it('are not evaluated any more in browsers known before the password changed, except the one where it did', async () => {
    await buildUser(test, { email });
    const [owners, lost] = [test.browser(), test.browser({ address: '198.51.100.1' })];
    for (const browser of [owners, lost]) await guess(browser, { password: goodPassword });
    await owners.call(changePassword, { body: { currentPassword: goodPassword, newPassword: 'Une-autre-rose-7' } });
    await owners.call(logout);
    await lockOut();
    expect((await guess(lost)).status).toBe(429);
    expect((await guess(owners, { password: 'Une-autre-rose-7' })).status).toBe(200);
  });

  it('do not lock out the browser in which the password was reset by mail, though all guesses were used up', async () => {
    await buildUser(test, { email });
    const owners = test.browser();
    await guess(owners, { password: goodPassword });
    await owners.call(logout);
    for (let index = 0; index < 12; index++) await guess(owners);
    await owners.call(forgotPassword, { body: { email } });
    await test.drain();
    const token = mailedToken(test.mails.at(-1), 'reinitialiser');
    await owners.call(resetPassword, { body: { token, password: 'Une-autre-rose-7' } });
    await lockOut();
    expect((await guess(owners, { password: 'Une-autre-rose-7' })).status).toBe(200);
  });

  it('are not evaluated in a browser that was known for an erased account with the same address', async () => {
    const { browser: first } = await buildUser(test, { email });
    await guess(first, { password: goodPassword });
    const stolen = test.browser({ address: '198.51.100.1' });
    for (const [name, value] of first.cookies) stolen.cookies.set(name, value);
    await first.call(deleteAccount, { body: { password: goodPassword } });
    const body = { firstName: 'Léa', email, password: goodPassword, isAdult: true, acceptsTerms: true } as const;
    await test.browser().call(signup, { body });
    await lockOut();
    expect((await guess(stolen)).status).toBe(429);
  });

  it('are counted for the account when the browser is known for another one, or claims to be known', async () => {
    await buildUser(test, { email });
    await buildUser(test, { email: 'autre@exemple.fr' });
    const others = test.browser();
    await guess(others, { email: 'autre@exemple.fr', password: goodPassword });
    const forger = test.browser();
    forger.cookies.set('declic_device', 'a'.repeat(43));
    for (let index = 0; index < 10; index++) await guess(test.browser({ address: `192.0.2.${index}` }));
    for (const browser of [others, forger]) expect((await guess(browser, { password: goodPassword })).status).toBe(429);
  });

  it('of a stranger at the same address do not keep the owner out of a known browser, only browsers that are not known', async () => {
    await buildUser(test, { email });
    await buildUser(test, { email: 'autre@exemple.fr' });
    const [own, others, forger] = [test.browser(), test.browser(), test.browser()];
    await guess(own, { password: goodPassword });
    await guess(others, { email: 'autre@exemple.fr', password: goodPassword });
    forger.cookies.set('declic_device', 'a'.repeat(43));
    for (let index = 0; index < 51; index++) await guess(test.browser(), { email: `personne-${index}@exemple.fr` });
    for (const browser of [others, forger, test.browser()])
      expect((await guess(browser, { password: goodPassword })).status).toBe(429);
    expect((await guess(own, { password: goodPassword })).status).toBe(200);
    for (let index = 0; index < 10; index++) await guess(own);
    expect((await guess(own, { password: goodPassword })).status).toBe(429);
  });

  it('do not count when the password is right', async () => {
    await buildUser(test, { email });
    for (let index = 0; index < 15; index++)
      expect((await guess(test.browser(), { password: goodPassword })).status).toBe(200);
  });

  it('answer an unknown address like a known one, limits included', async () => {
    await buildUser(test, { email });
    for (const who of [email, 'personne@exemple.fr']) {
      const answers = [];
      for (let index = 0; index < 12; index++)
        answers.push(await guess(test.browser({ address: `192.0.2.${index}` }), { email: who }));
      expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429]);
    }
  });
});

describe('guesses of a session at its own password', () => {
  const payTo = (browser: Browser, paypal: string) =>
    browser.send({
      method: 'POST',
      url: savePaymentDetails.path,
      payload: { method: 'paypal', email: paypal, password: 'not-the-one' },
    });

  it('count for the session’s account, whatever other addresses their bodies name', async () => {
    const { browser } = await buildAffiliate(test);
    const answers = [];
    for (let index = 0; index < 12; index++) answers.push(await payTo(browser, `versements-${index}@exemple.fr`));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429, 429]);
  });

  it('do not lock out the account whose address their bodies name', async () => {
    await buildUser(test, { email });
    const { browser } = await buildAffiliate(test);
    for (let index = 0; index < 12; index++) await payTo(browser, email);
    expect((await guess(test.browser(), { password: goodPassword })).status).toBe(200);
  });
});

describe('guesses by a mailed link', () => {
  /** Ten are evaluated, from wherever they come, and none is left at the login. */
  async function tenAreEvaluated(endpoint: typeof confirmNewEmail | typeof verifyEmail, token: string) {
    const answers = [];
    for (let index = 0; index < 12; index++)
      answers.push(
        await test.browser({ address: `192.0.2.${index}` }).send({
          method: 'POST',
          url: endpoint.path,
          payload: { token, password: 'not-the-one' },
        }),
      );
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429, 429]);
    expect((await guess(test.browser(), { password: goodPassword })).status).toBe(429);
  }

  it('that confirms a new address count as those at the login', async () => {
    const { browser } = await buildUser(test, { email });
    await browser.call(changeEmail, { body: { newEmail: 'etranger@exemple.fr', password: goodPassword } });
    await test.drain();
    const token = mailedToken(test.mails.at(-1), 'nouvelle-adresse');
    await tenAreEvaluated(confirmNewEmail, token);
    test.clock.advance(quarterHour);
    await test.browser().call(confirmNewEmail, { body: { token, password: goodPassword } });
  });

  it('that confirms a first address count as those at the login', async () => {
    const body = { firstName: 'Léa', email, password: goodPassword, isAdult: true, acceptsTerms: true } as const;
    await test.browser().call(signup, { body });
    await test.drain();
    await tenAreEvaluated(verifyEmail, mailedToken(test.mails.at(-1), 'verifier'));
  });
});

describe('attempts from one address', () => {
  // A password that is too short is refused before it is hashed, and counts as an attempt.
  const attempts = (addressOf: (index: number) => string, headersOf: (index: number) => object = () => ({})) =>
    Promise.all(
      Array.from({ length: 55 }, (_, index) =>
        guess(test.browser({ address: addressOf(index) }), { password: '123', headers: headersOf(index) }),
      ),
    );

  it('are evaluated fifty times, whatever address their headers claim', async () => {
    const answers = await attempts(
      () => '203.0.113.5',
      (index) => ({
        'x-forwarded-for': `10.0.0.${index}`,
        'x-real-ip': `10.0.0.${index}`,
        forwarded: `for=10.0.0.${index}`,
      }),
    );
    expect(count(answers, 400)).toBe(50);
    expect(count(answers, 429)).toBe(5);
    expect((await guess(test.browser({ address: '203.0.113.6' }))).status).toBe(401);
  });

  it('are evaluated fifty times for a whole IPv6 network', async () => {
    const answers = await attempts((index) => `2001:db8:1:2:${index.toString(16)}::1`);
    expect(count(answers, 400)).toBe(50);
    expect((await guess(test.browser({ address: '2001:db8:1:3::1' }))).status).toBe(401);
  });
});
