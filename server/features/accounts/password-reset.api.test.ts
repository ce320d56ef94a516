import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { changePassword, forgotPassword, login, me, requestSignInLink, resetPassword } from '#contract/accounts.ts';
import { requestCancellationLink, resendPurchaseLink } from '#contract/billing.ts';
import { account, identity, mailLink, passkey, session } from '../../db/schema.ts';
import { jobHandlers } from '../../jobs/handlers.ts';
import { buildUser, goodPassword, signInElsewhere } from '../../testing/build-user.ts';
import { drainWithoutMail } from '../../testing/drain-without-mail.ts';
import { mailedToken } from '../../testing/mailed-token.ts';
import { makeApp } from '../../testing/make-app.ts';
import { tablesThatMention, wholeDatabase } from '../../testing/whole-database.ts';
import { passwordResetTtlMs } from './link-lifetimes.ts';

const test = makeApp();
const newPassword = 'Une-autre-rose-7';

async function forgetful(given: Parameters<typeof buildUser>[1] = {}) {
  const built = await buildUser(test, given);
  await test.browser().call(forgotPassword, { body: { email: built.user.email } });
  await test.drain();
  return { ...built, token: mailedToken(test.mails.at(-1), 'reinitialiser') };
}

async function canLogIn(email: string, password: string): Promise<boolean> {
  const answer = await test.browser().send({ method: 'POST', url: login.path, payload: { email, password } });
  return answer.status === 200;
}

async function expectStale(token: string): Promise<void> {
  const answer = await test.browser().refused(resetPassword, { body: { token, password: newPassword } });
  expect(answer.status).toBe(400);
  expect(answer.body.code).toBe('invalid_token');
}

describe('a forgotten password', () => {
  // @demand same-answer
  it('gets the same answer for a known and an unknown address, and mails only the known one', async () => {
    const { user } = await buildUser(test);
    const send = (email: string) =>
      test.browser().send({ method: 'POST', url: forgotPassword.path, payload: { email } });
    const known = await send(user.email);
    const unknown = await send('personne@exemple.fr');
    expect(known.status).toBe(200);
    expect(unknown.status).toBe(200);
    expect(unknown.text).toBe(known.text);
    const told = ({ headers }: typeof known) => ({ ...headers, date: '' });
    expect(told(unknown)).toEqual(told(known));
    expect(await test.drain()).toBe(1);
    expect(test.mails.map(({ to }) => to)).toEqual([user.email]);
  });

  // @demand invented-addresses
  it('puts nothing on a queue for an unknown address, after the same work as for a known one', async () => {
    const { user } = await buildUser(test);
    const asked = [forgotPassword, requestSignInLink, requestCancellationLink, resendPurchaseLink];
    const worked = vi.spyOn(test.deps.jobs, 'enqueueIf');
    for (let index = 0; index < 20; index++)
      for (const endpoint of asked)
        await test
          .browser({ address: `192.0.2.${index}` })
          .call(endpoint, { body: { email: `personne-${index}@exemple.fr` } });
    const { rows } = await test.database.executeSql('select count(*)::int as waiting from jobs.job');
    expect(rows).toEqual([{ waiting: 0 }]);
    for (const endpoint of asked) await test.browser().call(endpoint, { body: { email: user.email } });
    const told = worked.mock.calls.map(([, name, , isWanted]) => `${name} ${isWanted}`);
    worked.mockRestore();
    expect(told.slice(0, 4)).toEqual([
      'mail.reset-password false',
      'mail.sign-in false',
      'mail.cancellation-link false',
      'mail.purchase-link false',
    ]);
    expect(told).toHaveLength(84);
    expect(told.slice(80)).toEqual([
      'mail.reset-password true',
      'mail.sign-in true',
      // The account has no Pro that could be cancelled.
      'mail.cancellation-link false',
      'mail.purchase-link false',
    ]);
    expect(await test.drain()).toBe(2);
  });

  it('mails five links an hour at most, from any account and address', async () => {
    const { user } = await buildUser(test);
    const asking = async (index: number) => {
      const { browser } = await buildUser(test);
      const from = index % 2 === 0 ? browser : test.browser({ address: `192.0.2.${index}` });
      return await from.send({ method: 'POST', url: forgotPassword.path, payload: { email: user.email } });
    };
    const statuses = [];
    for (let index = 0; index < 8; index++) statuses.push((await asking(index)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    await test.drain();
    expect(test.mails).toHaveLength(5);
  });

  it('gets a link though a stranger asked for other links under the address', async () => {
    const { user } = await buildUser(test);
    const body = { email: user.email };
    for (const other of [requestCancellationLink, resendPurchaseLink])
      for (let again = 0; again < 5; again++) await test.browser().call(other, { body });
    await test.browser().call(forgotPassword, { body });
    await test.drain();
    expect(test.mails.map(({ subject }) => subject)).toContain('Choisis un nouveau mot de passe');
  });

  it('is replaced by a link that works once', async () => {
    const { user, token } = await forgetful();
    await test.browser().call(resetPassword, { body: { token, password: newPassword } });
    expect(await canLogIn(user.email, goodPassword)).toBe(false);
    expect(await canLogIn(user.email, newPassword)).toBe(true);
    await expectStale(token);
    expect(await canLogIn(user.email, newPassword)).toBe(true);
    await test.drain();
    expect(test.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Ton mot de passe a changé' });
  });

  it('ends every session of the account and of nobody else', async () => {
    const { user, browser, token } = await forgetful();
    const elsewhere = await signInElsewhere(test, user);
    const { browser: bystander } = await buildUser(test);
    await elsewhere.call(resetPassword, { body: { token, password: newPassword } });
    expect((await browser.refused(me)).status).toBe(401);
    expect((await elsewhere.refused(me)).status).toBe(401);
    expect(elsewhere.cookies.has('declic_session')).toBe(false);
    expect(await test.deps.db.$count(session, eq(session.accountId, user.id))).toBe(0);
    await bystander.call(me);
  });

  it('ends every joined identity and the passkeys of the last thirty days, and its mail names them and those that remain', async () => {
    const { user, token } = await forgetful();
    const now = test.clock.now();
    const key = { accountId: user.id, publicKey: new Uint8Array([1]), counter: 0, transports: [], isSynced: false };
    const old = new Date(now.getTime() - 31 * 24 * 60 * 60 * 1000);
    await test.deps.db.insert(passkey).values([
      { ...key, credentialId: 'thief', name: 'Voleur', createdAt: now },
      { ...key, credentialId: 'lure', name: 'https://piege.example', createdAt: now },
      { ...key, credentialId: 'owner', name: 'iPhone', createdAt: old },
    ]);
    const joined = { accountId: user.id, provider: 'google', subject: 'thief', email: null, joinedAt: old } as const;
    await test.deps.db.insert(identity).values(joined);
    await test.browser().call(resetPassword, { body: { token, password: newPassword } });
    const left = await test.deps.db.select().from(passkey);
    expect(left.map(({ name }) => name)).toEqual(['iPhone']);
    expect(await test.deps.db.$count(identity)).toBe(0);
    await test.drain();
    const told = test.mails.at(-1)?.text ?? '';
    expect(told).toMatch(/n'ouvre plus ton compte : [^.]*« Voleur »[^.]*Google/);
    expect(told).toMatch(/ouvrent encore ton compte : [^.]*« iPhone »/);
    expect(told).not.toContain('piege');
  });

  it('verifies the address, and keeps the day on which it was verified before', async () => {
    const { user, token } = await forgetful({ verified: false });
    await test.browser().call(resetPassword, { body: { token, password: newPassword } });
    const verifiedAt = async () => {
      const [row] = await test.deps.db.select().from(account).where(eq(account.id, user.id));
      return row?.emailVerifiedAt;
    };
    const first = test.clock.now();
    expect(await verifiedAt()).toEqual(first);
    test.clock.advance(24 * 60 * 60 * 1000);
    await test.browser().call(forgotPassword, { body: { email: user.email } });
    await test.drain();
    const reset = test.mails.findLast(({ subject }) => subject === 'Choisis un nouveau mot de passe');
    const again = mailedToken(reset, 'reinitialiser');
    await test.browser().call(resetPassword, { body: { token: again, password: goodPassword } });
    expect(await verifiedAt()).toEqual(first);
  });

  it('gets a link that expires after an hour', async () => {
    const { user, token } = await forgetful();
    test.clock.advance(passwordResetTtlMs);
    await expectStale(token);
    expect(await canLogIn(user.email, goodPassword)).toBe(true);
    test.clock.advance(-1000);
    await test.browser().call(resetPassword, { body: { token, password: newPassword } });
  });

  it('gets a new link that ends the older one', async () => {
    const { user, token: older } = await forgetful();
    await test.browser().call(forgotPassword, { body: { email: user.email } });
    await test.drain();
    await expectStale(older);
    const token = mailedToken(test.mails.at(-1), 'reinitialiser');
    await test.browser().call(resetPassword, { body: { token, password: newPassword } });
  });

  it('leaves the owner a working link for as long as a flood of requests keeps anyone from asking for another', async () => {
    const { user } = await buildUser(test);
    test.clock.set('2026-11-15T09:20:00Z');
    const ask = (index: number) =>
      test
        .browser({ address: `192.0.2.${index}` })
        .send({ method: 'POST', url: forgotPassword.path, payload: { email: user.email } });
    for (let index = 0; index < 8; index++) await ask(index);
    await test.drain();
    test.clock.set('2026-11-15T09:59:59Z');
    expect((await ask(9)).status).toBe(429);
    await test.drain();
    const token = mailedToken(test.mails.at(-1), 'reinitialiser');
    await test.browser().call(resetPassword, { body: { token, password: newPassword } });
  });

  it('gets a new link that leaves the older one working where its mail does not go out', async () => {
    const { user, token: older } = await forgetful();
    await test.browser().call(forgotPassword, { body: { email: user.email } });
    await drainWithoutMail(test);
    await test.browser().call(resetPassword, { body: { token: older, password: newPassword } });
  });

  it('keeps one of two links that are mailed at once', async () => {
    const { user } = await buildUser(test);
    const mailLinkTo = jobHandlers(test.deps)['mail.reset-password'];
    await Promise.all([mailLinkTo(user, randomUUID()), mailLinkTo(user, randomUUID())]);
    expect(test.mails).toHaveLength(2);
    expect(await test.deps.db.$count(mailLink, isNull(mailLink.usedAt))).toBe(1);
  });

  it('has no working link left after the password was changed in the account', async () => {
    const { user, browser, token } = await forgetful();
    await browser.call(changePassword, { body: { currentPassword: goodPassword, newPassword } });
    await expectStale(token);
    expect(await canLogIn(user.email, newPassword)).toBe(true);
  });

  it('keeps the link for another try when the new password is too common', async () => {
    const { token } = await forgetful();
    const answer = await test.browser().refused(resetPassword, { body: { token, password: 'azerty123' } });
    expect(answer.body.fields).toEqual({ password: 'Ce mot de passe est trop courant' });
    await test.browser().call(resetPassword, { body: { token, password: newPassword } });
  });

  // @demand weak-passwords
  it('keeps the link for another try when the new password is the e-mail address', async () => {
    const { user, token } = await forgetful({ email: 'prune.delatour@exemple.fr' });
    for (const password of [user.email, user.email.toUpperCase(), `${user.email.split('@')[0]}1`]) {
      const answer = await test.browser().refused(resetPassword, { body: { token, password } });
      expect(answer.body.fields).toEqual({ password: 'Choisis autre chose que ton adresse e-mail' });
    }
    await test.browser().call(resetPassword, { body: { token, password: newPassword } });
  });

  it('is refused for a bad link before its password is looked at, so that nobody without a link has any hashed', async () => {
    const answer = await test
      .browser()
      .refused(resetPassword, { body: { token: 'un-lien-inconnu.signature', password: 'azerty' } });
    expect(answer.body.code).toBe('invalid_token');
  });

  it('accepts one of two uses of a link at once', async () => {
    const { user, token } = await forgetful();
    const passwords = [newPassword, 'Encore-une-rose-8'];
    const answers = await Promise.all(
      passwords.map((password) =>
        test.browser().send({ method: 'POST', url: resetPassword.path, payload: { token, password } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await canLogIn(user.email, winner)).toBe(true);
  });

  it('stores no token in the database', async () => {
    const { token } = await forgetful();
    const [, signature = ''] = token.split('.');
    expect(tablesThatMention(await wholeDatabase(test.database), signature)).toEqual([]);
    expect(await test.deps.db.$count(mailLink)).toBe(1);
  });
});
