import { describe, expect, it } from 'vitest';
import { login, logout, me, resendVerification, resetPassword, signup, verifyEmail } from '#contract/accounts.ts';
import { account, mailLink, session } from '../../db/schema.ts';
import { createSigner } from '../../secrets.ts';
import { buildUser, goodPassword } from '../../testing/build-user.ts';
import { drainWithoutMail } from '../../testing/drain-without-mail.ts';
import { mailedToken } from '../../testing/mailed-token.ts';
import { makeApp } from '../../testing/make-app.ts';
import { verifyEmailTtlMs } from './link-lifetimes.ts';

const test = makeApp();
const stale = 'Ce lien a expiré ou a déjà servi. Demandes-en un nouveau.';

async function expectRefused(token: string): Promise<void> {
  const answer = await test.browser().refused(verifyEmail, { body: { token } });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_token', message: stale });
}

async function verifiedCount(): Promise<number> {
  const rows = await test.deps.db.select({ at: account.emailVerifiedAt }).from(account);
  return rows.filter(({ at }) => at !== null).length;
}

/** An unverified user with the token that was mailed. */
async function invited() {
  const { user, browser } = await buildUser(test, { verified: false });
  await browser.call(resendVerification);
  await test.drain();
  return { user, browser, token: mailedToken(test.mails.at(-1), 'verifier') };
}

/** A new account whose link was mailed, in the browser that made it. */
async function signedUp() {
  const browser = test.browser();
  await browser.call(signup, {
    body: { firstName: 'Léa', email: 'lea@exemple.fr', password: goodPassword, isAdult: true, acceptsTerms: true },
  });
  await test.drain();
  return { browser, token: mailedToken(test.mails[0], 'verifier') };
}

describe('verification of an address', () => {
  it('is done by one click in the browser that signed up, and refused the second time', async () => {
    const { browser, token } = await signedUp();
    await expect(browser.call(verifyEmail, { body: { token } })).resolves.toEqual({
      outcome: 'confirmed',
      message: 'Ton adresse est confirmée.',
    });
    expect((await browser.call(me)).user.emailVerified).toBe(true);
    await expectRefused(token);
    expect((await browser.call(me)).user.emailVerified).toBe(true);
  });

  it('is done by one click in the browser that signed up and has signed out since', async () => {
    const { browser, token } = await signedUp();
    await browser.call(logout);
    expect(await browser.call(verifyEmail, { body: { token } })).toMatchObject({ outcome: 'confirmed' });
    expect((await browser.refused(me)).status).toBe(401);
  });

  it('accepts one of four uses of a link at once', async () => {
    const { browser, token } = await invited();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => browser.send({ method: 'POST', url: verifyEmail.path, payload: { token } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('expires after seven days, to the second', async () => {
    const { browser, token } = await invited();
    test.clock.advance(verifyEmailTtlMs);
    await expectRefused(token);
    test.clock.advance(-1000);
    await browser.call(verifyEmail, { body: { token } });
    expect(await verifiedCount()).toBe(1);
  });

  it('refuses forged tokens', async () => {
    const { token } = await invited();
    const [linkId = '', signature = ''] = token.split('.');
    const foreign = createSigner('the secret of another installation').sign('verify_email', linkId);
    const flipped = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`;
    for (const forged of [
      `${linkId}.${foreign}`,
      `${linkId}.${flipped}`,
      `${linkId}.`,
      `${crypto.randomUUID()}.${signature}`,
      `' or '1'='1.${signature}`,
      'x'.repeat(200),
    ])
      await expectRefused(forged);
    expect(await verifiedCount()).toBe(0);
    const [link] = await test.deps.db.select().from(mailLink);
    expect(link?.usedAt).toBeNull();
  });

  it('refuses a link whose signature was made for a password, and for a password one whose was made for verification', async () => {
    const { browser, token } = await invited();
    const [linkId = ''] = token.split('.');
    const mismatched = `${linkId}.${test.deps.signer.sign('reset_password', linkId)}`;
    await expectRefused(mismatched);
    const body = { token: mismatched, password: 'Une-autre-rose-7' };
    expect((await browser.refused(resetPassword, { body })).body.code).toBe('invalid_token');
    expect(await verifiedCount()).toBe(0);
  });

  it('refuses a link whose account is gone', async () => {
    const { token } = await invited();
    await test.deps.db.delete(account);
    await expectRefused(token);
  });
});

// @demand stolen-verification
describe('verification in another browser', () => {
  it('asks for the password and leaves the link for it', async () => {
    const { browser, token } = await signedUp();
    const other = test.browser();
    for (const _ of [1, 2])
      expect(await other.call(verifyEmail, { body: { token } })).toMatchObject({ outcome: 'password_needed' });
    expect((await browser.call(me)).user.emailVerified).toBe(false);
    const wrong = await other.refused(verifyEmail, { body: { token, password: 'pas-le-bon' } });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toEqual({ password: 'Mot de passe incorrect' });
    expect((await browser.call(me)).user.emailVerified).toBe(false);
  });

  it('asks for it in the browser of another account too', async () => {
    const { token } = await signedUp();
    const { browser: other } = await buildUser(test);
    expect(await other.call(verifyEmail, { body: { token } })).toMatchObject({ outcome: 'password_needed' });
    expect(await verifiedCount()).toBe(1);
  });

  it('is done by the password, which signs in there and ends every other session', async () => {
    const { browser, token } = await signedUp();
    const elsewhere = test.browser({ address: '192.0.2.44' });
    await elsewhere.call(login, { body: { email: 'lea@exemple.fr', password: goodPassword } });
    const other = test.browser();
    const answer = await other.call(verifyEmail, { body: { token, password: goodPassword } });
    expect(answer).toMatchObject({ outcome: 'confirmed' });
    expect((await other.call(me)).user).toMatchObject({ email: 'lea@exemple.fr', emailVerified: true });
    for (const ended of [browser, elsewhere]) expect((await ended.refused(me)).status).toBe(401);
    expect(await test.deps.db.$count(session)).toBe(1);
  });

  it('is done by a new password, which the same link lets choose once and ends every session', async () => {
    const { browser, token } = await signedUp();
    const other = test.browser();
    const body = { token, password: 'Une-autre-rose-7' };
    await other.call(resetPassword, { body });
    expect((await browser.refused(me)).status).toBe(401);
    expect((await other.refused(resetPassword, { body })).body.code).toBe('invalid_token');
    await other.call(login, { body: { email: 'lea@exemple.fr', password: body.password } });
    expect((await other.call(me)).user.emailVerified).toBe(true);
  });
});

describe('a second verification link', () => {
  it('replaces the older one', async () => {
    const { browser, token: older } = await invited();
    await browser.call(resendVerification);
    await test.drain();
    expect(test.mails).toHaveLength(2);
    const newer = mailedToken(test.mails[1], 'verifier');
    expect(newer).not.toBe(older);
    await expectRefused(older);
    await browser.call(verifyEmail, { body: { token: newer } });
  });

  it('leaves the older one working where its mail does not go out', async () => {
    const { browser, token: older } = await invited();
    await browser.call(resendVerification);
    await drainWithoutMail(test);
    await browser.call(verifyEmail, { body: { token: older } });
  });

  it('is not sent to an address that is verified', async () => {
    const { browser } = await buildUser(test);
    await expect(browser.call(resendVerification)).resolves.toEqual({ message: 'Ton adresse est déjà confirmée.' });
    expect(await test.drain()).toBe(0);
    expect(await test.deps.db.$count(mailLink)).toBe(0);
  });

  it('is refused after five mails within an hour', async () => {
    const { browser } = await buildUser(test, { verified: false });
    for (let sent = 0; sent < 5; sent++) await browser.call(resendVerification);
    const answer = await browser.refused(resendVerification);
    expect(answer.status).toBe(429);
    expect(answer.body.message).toBe('Trop de tentatives. Réessaie dans 60 minutes.');
    expect(await test.drain()).toBe(5);
    test.clock.advance(60 * 60 * 1000);
    await browser.call(resendVerification);
  });

  it('answers 401 without a session', async () => {
    expect((await test.browser().refused(resendVerification)).status).toBe(401);
    expect(await test.drain()).toBe(0);
  });
});
