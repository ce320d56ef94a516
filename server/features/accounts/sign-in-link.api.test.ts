import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  changePassword,
  login,
  me,
  requestSignInLink,
  resetPassword,
  signInByLink,
  verifyEmail,
} from '#contract/accounts.ts';
import { account, mailLink, session } from '../../db/schema.ts';
import { buildUser, goodPassword } from '../../testing/build-user.ts';
import { mailedToken } from '../../testing/mailed-token.ts';
import { makeApp } from '../../testing/make-app.ts';
import { tablesThatMention, wholeDatabase } from '../../testing/whole-database.ts';
import { signInTtlMs } from './link-lifetimes.ts';

const test = makeApp();

async function ask(email: string) {
  const asked = await test.browser().send({ method: 'POST', url: requestSignInLink.path, payload: { email } });
  await test.drain();
  return asked;
}

const lastToken = () =>
  mailedToken(
    test.mails.findLast(({ subject }) => subject === 'Ton lien de connexion'),
    'connexion',
  );

async function mailed(given: Parameters<typeof buildUser>[1] = {}) {
  const built = await buildUser(test, given);
  await ask(built.user.email);
  return { ...built, token: lastToken() };
}

async function expectStale(token: string): Promise<void> {
  const browser = test.browser();
  const answer = await browser.refused(signInByLink, { body: { token } });
  expect(answer.body.code).toBe('invalid_token');
  expect((await browser.refused(me)).status).toBe(401);
}

describe('a mailed link to sign in', () => {
  it('signs in where it is used, as the password does: a new session in a browser that is known from then on', async () => {
    const { user, token } = await mailed();
    const browser = test.browser();
    const answer = await browser.call(signInByLink, { body: { token } });
    expect(answer.user.id).toBe(user.id);
    expect((await browser.call(me)).user.email).toBe(user.email);
    expect(browser.cookies.has('declic_device')).toBe(true);
    expect(test.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Ton lien de connexion' });
  });

  it('ends the session that the browser had before, and leaves those of other browsers', async () => {
    const { browser, token } = await mailed();
    const { browser: used, user: other } = await buildUser(test);
    await used.call(signInByLink, { body: { token } });
    expect(await test.deps.db.$count(session, eq(session.accountId, other.id))).toBe(0);
    await browser.call(me);
  });

  // @demand same-answer
  it('gives a known and an unknown address the same answer, and mails only the known one', async () => {
    const { user } = await buildUser(test);
    const known = await ask(user.email);
    const unknown = await ask('personne@exemple.fr');
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(unknown.text).toBe(known.text);
    expect({ ...unknown.headers, date: '' }).toEqual({ ...known.headers, date: '' });
    expect(test.mails.map(({ to }) => to)).toEqual([user.email]);
  });

  // @demand mailed-link
  it('works once, even where two browsers use it at the same moment', async () => {
    const { token } = await mailed();
    const use = () => test.browser().send({ method: 'POST', url: signInByLink.path, payload: { token } });
    const answers = await Promise.all([use(), use()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    await expectStale(token);
  });

  it('ends after fifteen minutes', async () => {
    const { token } = await mailed();
    test.clock.advance(signInTtlMs);
    await expectStale(token);
    test.clock.advance(-1000);
    await test.browser().call(signInByLink, { body: { token } });
  });

  // @demand mailed-link
  it('ends with a newer link, a new password and a new address', async () => {
    const { user, token: older } = await mailed();
    await ask(user.email);
    await expectStale(older);
    const changed = await mailed();
    await changed.browser.call(changePassword, {
      body: { currentPassword: goodPassword, newPassword: 'Une-autre-rose-7' },
    });
    await expectStale(changed.token);
    const moved = await mailed();
    await test.deps.db.update(account).set({ email: 'ailleurs@exemple.fr' }).where(eq(account.id, moved.user.id));
    await expectStale(moved.token);
  });

  it('refuses a forged token, and one of another purpose', async () => {
    const { token } = await mailed();
    const [linkId = ''] = token.split('.');
    await expectStale(`${linkId}.${test.deps.signer.sign('reset_password', linkId)}`);
    await expectStale(`${linkId}.${'a'.repeat(43)}`);
    const refused = await test.browser().refused(resetPassword, { body: { token, password: 'Une-autre-rose-7' } });
    expect(refused.body.code).toBe('invalid_token');
  });

  // @demand stolen-verification
  it('lets nobody into an account whose address was never proven: its owner gets the link that proves it', async () => {
    const { user, browser: stranger } = await buildUser(test, { verified: false });
    await ask(user.email);
    expect(test.mails.map(({ subject }) => subject)).toEqual(['Confirme ton adresse e-mail']);
    const token = mailedToken(test.mails.at(-1), 'verifier');
    const answer = await test.browser().call(verifyEmail, { body: { token } });
    expect(answer.outcome).toBe('password_needed');
    await test.browser().call(resetPassword, { body: { token, password: 'Une-autre-rose-7' } });
    expect((await stranger.refused(me)).status).toBe(401);
    const known = await ask(user.email);
    expect(known.status).toBe(200);
    await test.browser().call(signInByLink, { body: { token: lastToken() } });
  });

  it('is of no use where the account is not proven any more', async () => {
    const { user, token } = await mailed();
    await test.deps.db.update(account).set({ emailVerifiedAt: null }).where(eq(account.id, user.id));
    await expectStale(token);
  });

  it('lets an owner in whom strangers have locked out by guessing, and gives back the password too', async () => {
    const { user, token } = await mailed();
    const guess = (password: string) =>
      test
        .browser({ address: '192.0.2.9' })
        .send({ method: 'POST', url: login.path, payload: { email: user.email, password } });
    for (let index = 0; index < 10; index++) await guess(`pas-le-bon-${index}`);
    expect((await guess(goodPassword)).status).toBe(429);
    await test.browser().call(signInByLink, { body: { token } });
    expect((await guess(goodPassword)).status).toBe(200);
  });

  // @demand mail-flood
  it('is mailed three times in its life at most, whoever asks, and the last one works until another can be had', async () => {
    const { user } = await buildUser(test);
    const askFrom = (index: number) =>
      test
        .browser({ address: `192.0.2.${index}` })
        .send({ method: 'POST', url: requestSignInLink.path, payload: { email: user.email } });
    const statuses = [];
    for (let index = 0; index < 6; index++) statuses.push((await askFrom(index)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    await test.drain();
    expect(test.mails).toHaveLength(3);
    test.clock.advance(signInTtlMs - 1000);
    await test.browser().call(signInByLink, { body: { token: lastToken() } });
    test.clock.advance(1000);
    expect((await askFrom(7)).status).toBe(200);
  });

  it('stores no token in the database', async () => {
    const { token } = await mailed();
    const [, signature = ''] = token.split('.');
    expect(tablesThatMention(await wholeDatabase(test.database), signature)).toEqual([]);
    expect(await test.deps.db.$count(mailLink)).toBe(1);
  });
});
