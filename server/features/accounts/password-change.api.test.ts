import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changePassword, login, me } from '#contract/accounts.ts';
import { account, identity, passkey, session } from '../../db/schema.ts';
import { buildUser, goodPassword, signInElsewhere } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { wholeDatabase } from '../../testing/whole-database.ts';

const test = makeApp();
const newPassword = 'Une-autre-rose-7';
const change = { currentPassword: goodPassword, newPassword };

// @demand weak-passwords
it('refuses the e-mail address as a new password', async () => {
  const { user, browser } = await buildUser(test);
  const body = { currentPassword: goodPassword, newPassword: user.email };
  const answer = await browser.refused(changePassword, { body });
  expect(answer.body.fields).toEqual({ newPassword: 'Choisis autre chose que ton adresse e-mail' });
});

describe('change of password', () => {
  // @demand session-token
  it('ends the other sessions, keeps this one and tells the owner by mail', async () => {
    const { user, browser } = await buildUser(test);
    const elsewhere = await signInElsewhere(test, user);
    await browser.call(changePassword, { body: change });
    expect((await browser.call(me)).user.id).toBe(user.id);
    expect((await elsewhere.refused(me)).status).toBe(401);
    expect(await test.deps.db.$count(session)).toBe(1);
    const old = await test.browser().refused(login, { body: { email: user.email, password: goodPassword } });
    expect(old.status).toBe(401);
    await test.browser().call(login, { body: { email: user.email, password: newPassword } });
    expect(await test.drain()).toBe(1);
    expect(test.mails).toMatchObject([{ to: user.email, subject: 'Ton mot de passe a changé' }]);
    expect(test.mails[0]?.text).toContain('15 novembre 2026 à 10:00');
  });

  it('names what else opens the account, on the page and in the mail', async () => {
    const { user, browser } = await buildUser(test);
    const of = { accountId: user.id, createdAt: test.clock.now() };
    const joinedAt = test.clock.now();
    await test.deps.db
      .insert(identity)
      .values({ provider: 'google', subject: 'lea', accountId: user.id, email: null, joinedAt });
    const key = { credentialId: 'clé', publicKey: new Uint8Array(3), counter: 0, transports: [], isSynced: false };
    await test.deps.db.insert(passkey).values({ ...of, ...key, name: 'iPhone' });
    const { otherWaysIn } = await browser.call(changePassword, { body: change });
    expect(otherWaysIn).toEqual(['Google', "la clé d'accès « iPhone »"]);
    await test.drain();
    expect(test.mails[0]?.text).toContain(`Ces accès ouvrent encore ton compte : ${otherWaysIn.join(', ')}.`);
    expect(test.mails[0]?.text).toContain('/compte');
  });

  it('is refused with a wrong current password and changes nothing', async () => {
    const { user, browser } = await buildUser(test);
    const elsewhere = await signInElsewhere(test, user);
    const [before] = await test.deps.db.select().from(account).where(eq(account.id, user.id));
    const answer = await browser.refused(changePassword, { body: { ...change, currentPassword: 'not-the-one' } });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ currentPassword: 'Mot de passe incorrect' });
    const [after] = await test.deps.db.select().from(account).where(eq(account.id, user.id));
    expect(after).toEqual(before);
    await elsewhere.call(me);
    expect(await test.drain()).toBe(0);
  });

  it('refuses a common or short new password and leaves the old one', async () => {
    const { user, browser } = await buildUser(test);
    const messages = [];
    for (const refused of ['azerty123', '12345'])
      messages.push((await browser.refused(changePassword, { body: { ...change, newPassword: refused } })).body.fields);
    expect(messages).toEqual([
      { newPassword: 'Ce mot de passe est trop courant' },
      { newPassword: 'Le mot de passe doit contenir au moins 6 caractères' },
    ]);
    await test.browser().call(login, { body: { email: user.email, password: goodPassword } });
  });

  it('is refused after ten wrong current passwords within a quarter of an hour', async () => {
    const { browser } = await buildUser(test);
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        browser.refused(changePassword, { body: { ...change, currentPassword: `guess number ${index}` } }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await browser.refused(changePassword, { body: change })).status).toBe(429);
    test.clock.advance(15 * 60 * 1000);
    await browser.call(changePassword, { body: change });
  });

  it('answers 401 without a session and changes nothing', async () => {
    await buildUser(test);
    const { 'public.rate_limit': _, ...before } = await wholeDatabase(test.database);
    expect((await test.browser().refused(changePassword, { body: change })).status).toBe(401);
    const { 'public.rate_limit': __, ...after } = await wholeDatabase(test.database);
    expect(after).toEqual(before);
  });
});
