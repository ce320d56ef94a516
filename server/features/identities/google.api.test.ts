import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { forgotPassword, login, me, resetPassword } from '#contract/accounts.ts';
import {
  finishSignIn,
  joinByPassword,
  listIdentities,
  removeIdentity,
  signUpVouched,
  startJoining,
  startSignIn,
} from '#contract/identities.ts';
import { type LocalPerson, openLocalProvider, visitProvider } from '../../adapters/identity/testing/local-provider.ts';
import { account, identity } from '../../db/schema.ts';
import { beforeTransaction } from '../../testing/before-transaction.ts';
import type { Browser } from '../../testing/browser.ts';
import { buildUser, goodPassword } from '../../testing/build-user.ts';
import { mailedToken } from '../../testing/mailed-token.ts';
import { makeApp } from '../../testing/make-app.ts';

// Signing in with Google, against a real provider on this machine.

const google = await openLocalProvider();
const redirectUri = 'http://localhost:3000/connexion/retour/google';
const params = { provider: 'google' } as const;
const test = makeApp({
  environment: {
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
  },
});
afterAll(() => google.close());

let count = 0;
let person: LocalPerson;
beforeEach(() => {
  count++;
  person = { sub: `sub-${count}`, email: `lea.${count}@gmail.com`, email_verified: true, given_name: 'Léa' };
  google.signedIn(person);
});

async function come(browser: Browser) {
  const { url } = await browser.call(startSignIn, { params });
  return { params, body: { answer: await visitProvider(url, redirectUri) } };
}

const signIn = async (browser = test.browser()) => ({
  browser,
  done: await browser.call(finishSignIn, await come(browser)),
});
const refusedAt = async (browser = test.browser()) => (await browser.refused(finishSignIn, await come(browser))).body;
const newcomer = { firstName: 'Léa', isAdult: true, acceptsTerms: true } as const;
const isSignedOut = async (browser: Browser) => (await browser.refused(me)).status === 401;
const identitiesOf = (accountId: string) => test.deps.db.$count(identity, eq(identity.accountId, accountId));

// @demand stale-password
describe('an identity that is removed while its owner comes back', () => {
  it('opens nothing', async () => {
    const { browser } = await signIn();
    await browser.call(signUpVouched, { body: newcomer });
    const visitor = test.browser();
    const input = await come(visitor);
    beforeTransaction(test, () => test.deps.db.delete(identity));
    expect((await visitor.refused(finishSignIn, input)).body.code).toBe('invalid_token');
    expect(await isSignedOut(visitor)).toBe(true);
  });
});

describe('somebody new', () => {
  it('gets an account after age and terms, with a proven address, and is known by the provider’s subject from then on', async () => {
    const { browser, done } = await signIn();
    expect(done).toEqual({ outcome: 'new', email: person.email, firstName: 'Léa' });
    expect(await isSignedOut(browser)).toBe(true);
    const { user } = await browser.call(signUpVouched, { body: newcomer });
    expect(user).toMatchObject({ email: person.email, firstName: 'Léa', emailVerified: true, hasPassword: false });
    google.signedIn({ ...person, email: 'autre-adresse@gmail.com' });
    const again = await signIn();
    expect(again.done).toMatchObject({ outcome: 'signed_in', user: { id: user.id, email: person.email } });
    expect((await again.browser.call(me)).user.id).toBe(user.id);
    expect(await test.deps.db.$count(account)).toBe(1);
  });

  it('gets none without age and terms, nor in another browser, nor twice', async () => {
    const { browser } = await signIn();
    for (const missing of ['isAdult', 'acceptsTerms'])
      expect((await browser.refused(signUpVouched, { body: { ...newcomer, [missing]: false } })).body.code).toBe(
        'invalid_body',
      );
    expect((await test.browser().refused(signUpVouched, { body: newcomer })).body.code).toBe('invalid_token');
    await browser.call(signUpVouched, { body: newcomer });
    expect((await browser.refused(signUpVouched, { body: newcomer })).body.code).toBe('invalid_token');
    expect(await test.deps.db.$count(account)).toBe(1);
  });

  it('can choose a password by mail later, and enter without the provider', async () => {
    const { browser } = await signIn();
    await browser.call(signUpVouched, { body: newcomer });
    await browser.call(removeIdentity, { params });
    await test.browser().call(forgotPassword, { body: { email: person.email } });
    await test.drain();
    const reset = test.mails.find(({ subject }) => subject === 'Choisis un nouveau mot de passe');
    const password = 'Une-autre-rose-7';
    await test.browser().call(resetPassword, { body: { token: mailedToken(reset, 'reinitialiser'), password } });
    await test.browser().call(login, { body: { email: person.email, password } });
  });

  it('is not made from an address that the provider has not verified', async () => {
    google.signedIn({ ...person, email_verified: false });
    const browser = test.browser();
    expect((await refusedAt(browser)).message).toContain("Google n'a pas vérifié ton adresse");
    expect((await browser.refused(signUpVouched, { body: newcomer })).body.code).toBe('invalid_token');
    expect(await test.deps.db.$count(account)).toBe(0);
  });
});

describe('somebody whose address has an account', () => {
  it('enters it, never a second one, and is told by mail, where both sides have proven the address', async () => {
    const { user } = await buildUser(test, { email: person.email });
    const { done } = await signIn();
    expect(done).toMatchObject({ outcome: 'signed_in', user: { id: user.id } });
    expect(await test.deps.db.$count(account)).toBe(1);
    await test.drain();
    expect(test.mails).toMatchObject([{ to: person.email, subject: 'Google est relié à ton compte' }]);
  });

  // @demand stolen-verification
  it('does not enter an account that a stranger may have opened: its password ends every session there', async () => {
    const { user, browser: stranger } = await buildUser(test, { email: person.email, verified: false });
    const { browser, done } = await signIn();
    expect(done).toEqual({ outcome: 'proof_needed', email: person.email });
    expect(await isSignedOut(browser)).toBe(true);
    const wrong = await browser.refused(joinByPassword, { body: { email: person.email, password: 'pas-le-bon' } });
    expect(wrong.body.fields).toEqual({ password: 'Mot de passe incorrect' });
    expect(await identitiesOf(user.id)).toBe(0);
    const joined = await browser.call(joinByPassword, { body: { email: person.email, password: goodPassword } });
    expect(joined.user).toMatchObject({ id: user.id, emailVerified: true });
    expect(await isSignedOut(stranger)).toBe(true);
    expect((await signIn()).done.outcome).toBe('signed_in');
  });

  it('gives a password where Google cannot know who reads the mailbox now, and none where it is a company’s', async () => {
    const email = `lea.${count}@orange.example`;
    const { user } = await buildUser(test, { email });
    google.signedIn({ ...person, email });
    const { done } = await signIn();
    expect(done).toEqual({ outcome: 'proof_needed', email });
    google.signedIn({ ...person, email, hd: 'orange.example' });
    expect((await signIn()).done).toMatchObject({ outcome: 'signed_in', user: { id: user.id } });
  });

  it('does not enter it by an unverified address', async () => {
    const { user } = await buildUser(test, { email: person.email });
    google.signedIn({ ...person, email_verified: false });
    expect((await refusedAt()).code).toBe('unprocessable');
    expect(await identitiesOf(user.id)).toBe(0);
  });

  it('does not enter it with another subject than the one that is joined: the address has changed hands', async () => {
    const { user } = await buildUser(test, { email: person.email });
    await signIn();
    google.signedIn({ ...person, sub: `${person.sub}-suivant` });
    const answer = await refusedAt();
    expect(answer.code).toBe('conflict');
    expect(answer.message).toContain('déjà relié à un autre compte Google');
    expect(await identitiesOf(user.id)).toBe(1);
  });

  it('guesses ten passwords at most, from any browser', async () => {
    await buildUser(test, { email: person.email, verified: false });
    const guess = async (password: string) => {
      const browser = test.browser({ address: `192.0.2.${password.length}` });
      await signIn(browser);
      const body = { email: person.email, password };
      return (await browser.send({ method: 'POST', url: joinByPassword.path, payload: body })).status;
    };
    for (let index = 0; index < 10; index++) expect(await guess('x'.repeat(10 + index))).toBe(400);
    expect(await guess(goodPassword)).toBe(429);
  });

  it('cannot name another account for the password than that of the vouched address', async () => {
    await buildUser(test, { email: person.email, verified: false });
    const { user: other } = await buildUser(test);
    const { browser } = await signIn();
    const answer = await browser.refused(joinByPassword, { body: { email: other.email, password: goodPassword } });
    expect(answer.body.code).toBe('invalid_token');
    expect(await identitiesOf(other.id)).toBe(0);
  });
});

describe('a member', () => {
  const startBody = { password: goodPassword };
  async function joinFrom(browser: Browser, finisher = browser) {
    const { url } = await browser.call(startJoining, { params, body: startBody });
    const answer = await visitProvider(url, redirectUri);
    for (const [name, value] of browser.cookies) if (name === 'declic_provider') finisher.cookies.set(name, value);
    return await finisher.send({ method: 'POST', url: '/api/auth/providers/google/finish', payload: { answer } });
  }

  it('joins an identity with another address, sees it, and takes it away', async () => {
    const { user, browser } = await buildUser(test);
    expect((await joinFrom(browser)).body).toEqual({ outcome: 'joined' });
    expect((await browser.call(listIdentities)).identities).toEqual([
      { provider: 'google', email: person.email, joinedAt: test.clock.now().toISOString() },
    ]);
    expect((await signIn()).done).toMatchObject({ outcome: 'signed_in', user: { id: user.id } });
    await browser.call(removeIdentity, { params });
    expect((await browser.call(listIdentities)).identities).toEqual([]);
    expect((await signIn()).done.outcome).toBe('new');
    expect((await browser.refused(removeIdentity, { params })).status).toBe(404);
    await test.drain();
    expect(test.mails.map(({ subject }) => subject).sort()).toEqual([
      'Google est relié à ton compte',
      "Google n'est plus relié à ton compte",
    ]);
  });

  it('is asked for the password, so that a session alone adds no way in, and for a confirmed address', async () => {
    const { browser } = await buildUser(test);
    const asked = async (body: object) => (await browser.refused(startJoining, { params, body })).body.fields;
    expect(await asked({})).toEqual({ password: 'Entre ton mot de passe' });
    expect(await asked({ password: 'pas-le-bon' })).toEqual({ password: 'Mot de passe incorrect' });
    const { browser: unproven } = await buildUser(test, { verified: false });
    expect((await unproven.refused(startJoining, { params, body: startBody })).body.code).toBe('email_unverified');
    expect((await test.browser().refused(startJoining, { params, body: startBody })).status).toBe(401);
  });

  it('cannot join an identity that another account has, nor have another account join theirs', async () => {
    const { browser: first } = await buildUser(test);
    await joinFrom(first);
    const { user, browser } = await buildUser(test);
    expect((await joinFrom(browser)).body).toMatchObject({ code: 'conflict' });
    expect(await identitiesOf(user.id)).toBe(0);
    google.signedIn({ ...person, sub: `${person.sub}-autre` });
    const { browser: victim } = await buildUser(test);
    expect((await joinFrom(browser, victim)).body).toMatchObject({ code: 'invalid_token' });
    expect((await joinFrom(browser, test.browser())).body).toMatchObject({ code: 'invalid_token' });
  });

  it('has one identity of a provider', async () => {
    const { user, browser } = await buildUser(test);
    await joinFrom(browser);
    google.signedIn({ ...person, sub: `${person.sub}-second` });
    expect((await joinFrom(browser)).body).toMatchObject({ code: 'conflict' });
    expect(await identitiesOf(user.id)).toBe(1);
  });
});

describe('an attempt', () => {
  it('ends in the browser that started it, once, and within ten minutes', async () => {
    const browser = test.browser();
    const given = await come(browser);
    expect((await test.browser().refused(finishSignIn, given)).body.code).toBe('invalid_token');
    await browser.call(finishSignIn, given);
    expect((await browser.refused(finishSignIn, given)).body.code).toBe('invalid_token');
    const late = await come(browser);
    test.clock.advance(10 * 60 * 1000);
    expect((await browser.refused(finishSignIn, late)).body.code).toBe('invalid_token');
  });

  it('is refused with another state, another nonce, another verifier and a planted cookie', async () => {
    const browser = test.browser();
    const { body } = await come(browser);
    const otherState = body.answer.replace(/state=[^&]*/, 'state=autre');
    expect((await browser.refused(finishSignIn, { params, body: { answer: otherState } })).body.code).toBe(
      'invalid_token',
    );
    for (const name of ['nonce', 'code_challenge']) {
      const { url } = await browser.call(startSignIn, { params });
      const changed = new URL(url);
      changed.searchParams.set(name, 'A'.repeat(43));
      const answer = await visitProvider(changed.href, redirectUri);
      expect((await browser.refused(finishSignIn, { params, body: { answer } })).body.code, name).toBe('invalid_token');
    }
    browser.cookies.set('declic_provider', Buffer.from('{}').toString('base64url'));
    expect((await browser.refused(finishSignIn, { params, body })).body.code).toBe('invalid_token');
    expect(await isSignedOut(browser)).toBe(true);
  });

  it('is not offered for a provider without keys, and the pages say which have them', async () => {
    expect(test.deps.config.site.signInWith).toEqual(['google']);
    expect((await test.browser().refused(startSignIn, { params: { provider: 'apple' } })).status).toBe(404);
    expect((await test.browser().refused(startSignIn, { params: { provider: 'autre' } })).status).toBe(400);
  });

  it('leaves no name and no address in the log', async () => {
    await buildUser(test, { email: person.email });
    await signIn();
    google.signedIn({ ...person, sub: `${person.sub}-suivant` });
    await refusedAt();
    expect(test.logLines.join('\n')).not.toMatch(/lea\.|gmail|sub-/);
  });
});
