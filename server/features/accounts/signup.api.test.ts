import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { me, signup } from '#contract/accounts.ts';
import type { OnboardingAnswers } from '#contract/onboarding.ts';
import { account, session } from '../../db/schema.ts';
import { buildUser, goodPassword } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { wholeDatabase } from '../../testing/whole-database.ts';

const test = makeApp();
const form = {
  firstName: 'Léa',
  email: 'lea@exemple.fr',
  password: goodPassword,
  isAdult: true,
  acceptsTerms: true,
} as const;

async function storedAccount(email: string) {
  const [stored] = await test.deps.db.select().from(account).where(eq(account.email, email));
  return stored;
}

describe('sign-up', () => {
  it('stores the account with its onboarding answers, signs it in and mails the link', async () => {
    const browser = test.browser();
    const onboarding: OnboardingAnswers = {
      gender: 'femme',
      platforms: ['tinder', 'hinge'],
      mainProblem: 'no_responses',
      preferredPlan: 'annual',
    };
    const { user } = await browser.call(signup, { body: { ...form, email: ' Lea@Exemple.FR ', onboarding } });
    expect(user).toMatchObject({
      username: 'lea',
      firstName: 'Léa',
      email: 'lea@exemple.fr',
      emailVerified: false,
      isPro: false,
      hasBioAccess: false,
      hasPhotoAccess: false,
      freeDmTrialUsed: false,
    });
    expect((await browser.call(me)).user).toEqual(user);
    const now = test.clock.now();
    expect(await storedAccount('lea@exemple.fr')).toMatchObject({
      ...onboarding,
      adultConfirmedAt: now,
      termsAcceptedAt: now,
      createdAt: now,
      emailVerifiedAt: null,
      passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    });
    expect(test.mails).toEqual([]);
    expect(await test.drain()).toBe(1);
    expect(test.mails).toMatchObject([{ to: 'lea@exemple.fr', subject: 'Confirme ton adresse e-mail' }]);
    expect(test.mails[0]?.text).toContain('Bonjour Léa,');
  });

  it('sets cookies for session and browser that scripts cannot read, and a hint that they can', async () => {
    const answer = await test.browser().send({ method: 'POST', url: signup.path, payload: form });
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies).toHaveLength(3);
    expect(cookies[0]).toMatch(/^declic_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies[1]).toBe('declic_hint=1; Max-Age=7776000; Path=/; SameSite=Lax');
    expect(cookies[2]).toMatch(/^declic_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  // @demand session-token
  it('ends the session of whoever was signed in there', async () => {
    const { browser, user } = await buildUser(test);
    await browser.call(signup, { body: form });
    expect(await test.deps.db.$count(session, eq(session.accountId, user.id))).toBe(0);
    expect((await browser.call(me)).user.email).toBe(form.email);
  });

  it('trims the first name, keeps its script and derives a username of plain letters', async () => {
    const given = ['  Zoë  ', '李明', '👩‍🚀 Ana', "Jean-Éric d'Aÿ", 'Þórður'];
    const answers = [];
    for (const [index, firstName] of given.entries())
      answers.push(await test.browser().call(signup, { body: { ...form, firstName, email: `n${index}@exemple.fr` } }));
    expect(answers.map(({ user }) => [user.firstName, user.username])).toEqual([
      ['Zoë', 'zoe'],
      ['李明', 'membre-declic'],
      ['👩‍🚀 Ana', 'ana'],
      ["Jean-Éric d'Aÿ", 'jean-eric-d-ay'],
      ['Þórður', 'or-ur'],
    ]);
  });

  it('gives six namesakes at once six usernames', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        test.browser().call(signup, { body: { ...form, email: `lea${index}@exemple.fr` } }),
      ),
    );
    const usernames = answers.map(({ user }) => user.username);
    expect(new Set(usernames).size).toBe(6);
    expect(usernames.filter((username) => username === 'lea')).toHaveLength(1);
    for (const username of usernames) expect(username).toMatch(/^lea(-\d{4,6})?$/);
  });

  it('refuses a taken address by name and stores nothing', async () => {
    const { browser: owner } = await buildUser(test, { email: form.email });
    const before = await wholeDatabase(test.database);
    const visitor = test.browser();
    const answer = await visitor.refused(signup, { body: { ...form, email: 'LEA@exemple.fr' } });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'conflict',
      fields: { email: 'Cette adresse a déjà un compte. Connecte-toi, ou réinitialise ton mot de passe.' },
    });
    expect(visitor.cookies.size).toBe(0);
    const { 'public.rate_limit': counted, ...after } = await wholeDatabase(test.database);
    expect(counted).toHaveLength(1);
    expect({ ...after, 'public.rate_limit': [] }).toEqual(before);
    expect((await owner.call(me)).user.email).toBe(form.email);
  });

  it('stores nothing when its mail cannot be queued', async () => {
    const before = await wholeDatabase(test.database);
    const { jobs } = test.deps;
    const { enqueue } = jobs;
    jobs.enqueue = () => Promise.reject(new Error('the queue is full'));
    const visitor = test.browser();
    const answer = await visitor.refused(signup, { body: form });
    jobs.enqueue = enqueue;
    expect(answer.status).toBe(500);
    expect(visitor.cookies.size).toBe(0);
    expect({ ...(await wholeDatabase(test.database)), 'public.rate_limit': [] }).toEqual(before);
    await visitor.call(signup, { body: form });
  });

  it('creates one account for four sign-ups at once with the same address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => test.browser().send({ method: 'POST', url: signup.path, payload: form })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await test.deps.db.$count(account)).toBe(1);
    expect(await test.deps.db.$count(session)).toBe(1);
    expect(await test.drain()).toBe(1);
  });

  // @demand weak-passwords
  it('refuses a common password, whatever its case', async () => {
    for (const password of ['azerty123', 'MotDePasse', '123456', 'Soleil']) {
      const answer = await test.browser().refused(signup, { body: { ...form, password } });
      expect(answer.status, password).toBe(400);
      expect(answer.body.fields).toEqual({ password: 'Ce mot de passe est trop courant' });
    }
    expect(await test.deps.db.$count(account)).toBe(0);
  });

  it('answers with a French message for every wrong field', async () => {
    const answer = await test
      .browser()
      .refused(signup, { body: { firstName: ' L ', email: 'lea@', password: '12345', isAdult: false } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'invalid_body',
      message: 'Certains champs sont à corriger.',
      fields: {
        firstName: 'Le prénom doit contenir au moins 2 caractères',
        email: 'Vérifie ton adresse e-mail',
        password: 'Le mot de passe doit contenir au moins 6 caractères',
        isAdult: 'Confirme que tu as 18 ans ou plus',
        acceptsTerms: 'Accepte les conditions générales pour continuer',
      },
    });
  });

  it.each([
    { isPro: true },
    { userId: '00000000-0000-4000-8000-000000000000' },
    { id: '00000000-0000-4000-8000-000000000000' },
    { status: 'active' },
    { emailVerifiedAt: '2020-01-01T00:00:00Z' },
    { passwordHash: 'x' },
    { onboarding: { isPro: true } },
    { onboarding: { platforms: ['facebook'] } },
    { onboarding: { gender: 1 } },
    { isAdult: 'true' },
    { acceptsTerms: 1 },
  ])('refuses fields and values that the form does not have: %j', async (extra) => {
    const answer = await test.browser().refused(signup, { body: { ...form, ...extra } });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid_body');
    expect(await test.deps.db.$count(account)).toBe(0);
  });

  it('is refused after twenty attempts from one network address', async () => {
    const visitor = test.browser({ address: '203.0.113.99' });
    const wrong = { ...form, password: 'azerty123' };
    for (let attempt = 0; attempt < 20; attempt++)
      expect((await visitor.refused(signup, { body: wrong })).status).toBe(400);
    const answer = await visitor.refused(signup, { body: form });
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe(String(answer.body.retryAfterSeconds));
    expect(await test.deps.db.$count(account)).toBe(0);
    await test.browser({ address: '203.0.113.98' }).call(signup, { body: form });
  });
});
