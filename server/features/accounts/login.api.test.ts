import { describe, expect, it } from 'vitest';
import { login, logout, me } from '#contract/accounts.ts';
import { buildUser, goodPassword, signInElsewhere } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';

const test = makeApp();

describe('login', () => {
  it('opens a session for the right password', async () => {
    const { user } = await buildUser(test, { email: 'lea@exemple.fr', firstName: 'Léa' });
    const browser = test.browser();
    const answer = await browser.call(login, { body: { email: ' LEA@exemple.fr ', password: goodPassword } });
    expect(answer.user).toMatchObject({ id: user.id, firstName: 'Léa', isPro: false });
    expect((await browser.call(me)).user.id).toBe(user.id);
  });

  // @demand same-answer
  it('gives the same answer for a wrong password and an unknown address', async () => {
    await buildUser(test, { email: 'lea@exemple.fr' });
    const wrong = await test.browser().refused(login, { body: { email: 'lea@exemple.fr', password: 'not-the-one' } });
    const unknown = await test.browser().refused(login, { body: { email: 'who@exemple.fr', password: 'not-the-one' } });
    expect(wrong.status).toBe(401);
    expect(wrong.body.message).toBe('Email ou mot de passe incorrect');
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  it('says what is wrong under each field', async () => {
    const answer = await test.browser().refused(login, { body: { email: 'nope', password: '123' } });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      email: 'Vérifie ton adresse e-mail',
      password: 'Mot de passe trop court (minimum 6 caractères)',
    });
  });

  it('ends the old session of the browser that signs in again', async () => {
    const { user, browser } = await buildUser(test);
    const old = new Map(browser.cookies);
    await browser.call(login, { body: { email: user.email, password: goodPassword } });
    expect(browser.cookies.get('declic_session')).not.toBe(old.get('declic_session'));
    const thief = test.browser();
    for (const [name, value] of old) thief.cookies.set(name, value);
    expect((await thief.refused(me)).status).toBe(401);
  });
});

describe('logout', () => {
  // @demand session-token
  it('ends this session and no other', async () => {
    const { user, browser } = await buildUser(test);
    const elsewhere = await signInElsewhere(test, user);
    const token = browser.cookies.get('declic_session') ?? '';
    await browser.call(logout);
    expect(browser.cookies.size).toBe(0);
    browser.cookies.set('declic_session', token);
    expect((await browser.refused(me)).status).toBe(401);
    expect((await elsewhere.call(me)).user.id).toBe(user.id);
  });

  it('succeeds without a session', async () => {
    await expect(test.browser().call(logout)).resolves.toEqual({ message: 'À bientôt !' });
  });
});
