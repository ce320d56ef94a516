import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import {
  affiliateTermsVersion,
  getAffiliateProfile,
  loginAffiliate,
  registerAffiliate,
  signupAffiliate,
} from '#contract/affiliate-accounts.ts';
import { account, affiliate } from '../../db/schema.ts';
import { buildAffiliate, buildUser, goodPassword } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { changeAffiliateStatus } from './affiliate-status.ts';
import { renameAffiliate } from './slugs.ts';

const test = makeApp();
const affiliates = () => test.deps.db.select().from(affiliate);
const subjects = () => test.mails.map(({ subject }) => subject);
const form = {
  username: 'lea_paris',
  email: 'lea@exemple.fr',
  password: goodPassword,
  firstName: 'Léa',
  lastName: 'Martin',
  slug: 'Lea-Paris',
};

describe('the profile', () => {
  it('is null for a member without one, and refused to a visitor', async () => {
    const { browser } = await buildUser(test);
    expect(await browser.call(getAffiliateProfile)).toEqual({ affiliate: null });
    expect((await test.browser().refused(getAffiliateProfile)).status).toBe(401);
  });

  it('names the link to share', async () => {
    const { browser, slug } = await buildAffiliate(test, { slug: 'lea' });
    expect((await browser.call(getAffiliateProfile)).affiliate).toEqual({
      slug,
      status: 'active',
      link: 'http://localhost:3000/?ref=lea',
      createdAt: test.clock.now().toISOString(),
      paymentDetails: null,
    });
  });
});

describe('a member who registers', () => {
  it('is pending under the slug in lower case, with the accepted terms stored, and gets a mail', async () => {
    const { user, browser } = await buildUser(test);
    const answer = await browser.call(registerAffiliate, { body: { slug: '  Lea-Paris ', acceptsTerms: true } });
    expect(answer.affiliate).toMatchObject({ slug: 'lea-paris', status: 'pending' });
    expect(await affiliates()).toMatchObject([
      {
        accountId: user.id,
        slug: 'lea-paris',
        status: 'pending',
        termsVersion: affiliateTermsVersion,
        termsAcceptedAt: test.clock.now(),
      },
    ]);
    await test.drain();
    expect(test.mails).toMatchObject([{ to: user.email, subject: "Ta demande d'affiliation est bien arrivée" }]);
    expect(test.mails[0]?.text).toContain('http://localhost:3000/affiliate/dashboard');
  });

  it.each([
    ['', "Veuillez entrer un nom d'utilisateur"],
    ['a b', "Le nom d'utilisateur ne peut contenir que des lettres, chiffres, tirets et underscores"],
    ['<script>', "Le nom d'utilisateur ne peut contenir que des lettres, chiffres, tirets et underscores"],
    ['léa', "Le nom d'utilisateur ne peut contenir que des lettres, chiffres, tirets et underscores"],
    ['../admin', "Le nom d'utilisateur ne peut contenir que des lettres, chiffres, tirets et underscores"],
    ['ab', "Le nom d'utilisateur affilié doit contenir au moins 3 caractères"],
    ['a'.repeat(31), "Le nom d'utilisateur affilié ne peut pas dépasser 30 caractères"],
  ])('is refused the slug «%s»', async (slug, message) => {
    const { browser } = await buildUser(test);
    const { status, body } = await browser.refused(registerAffiliate, { body: { slug } });
    expect([status, body.fields]).toEqual([400, { slug: message }]);
    expect(await affiliates()).toEqual([]);
  });

  it('is refused a reserved, a taken and a former slug', async () => {
    const holder = await buildAffiliate(test, { slug: 'ancien' });
    await renameAffiliate(test.deps, holder.affiliateId, 'nouveau');
    const { browser } = await buildUser(test);
    for (const slug of ['admin', 'support-declic', 'declic-officiel', 'admin_declic', 'nouveau', 'ancien']) {
      const { status, body } = await browser.refused(registerAffiliate, { body: { slug } });
      expect([status, body.message]).toEqual([409, "Ce nom d'utilisateur affilié est déjà pris. Choisis-en un autre."]);
    }
    expect(await affiliates()).toHaveLength(1);
  });

  it('cannot ask twice, nor set a status', async () => {
    const { browser } = await buildUser(test);
    await browser.call(registerAffiliate, { body: { slug: 'lea' } });
    expect((await browser.refused(registerAffiliate, { body: { slug: 'autre' } })).body).toMatchObject({
      code: 'conflict',
      reason: 'already_affiliate',
    });
    const forged = await browser.send({
      method: 'POST',
      url: registerAffiliate.path,
      payload: { slug: 'autre', status: 'active' },
    });
    expect(forged.status).toBe(400);
    expect(await affiliates()).toMatchObject([{ slug: 'lea', status: 'pending' }]);
  });

  it('wins alone when a hundred members claim one slug at the same moment', async () => {
    const members = [];
    for (let n = 0; n < 100; n++) members.push(await buildUser(test));
    const answers = await Promise.all(
      members.map(({ browser }) =>
        browser.send({ method: 'POST', url: registerAffiliate.path, payload: { slug: 'convoite' } }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 409).length,
    ]).toEqual([1, 99]);
    expect(await affiliates()).toHaveLength(1);
    await test.drain();
    expect(test.mails).toHaveLength(1);
  });

  it('is told of each decision of the operator', async () => {
    const { affiliateId } = await buildAffiliate(test, { status: 'pending' });
    for (const status of ['active', 'suspended', 'active', 'rejected'] as const) {
      await changeAffiliateStatus(test.deps, affiliateId, status);
      await test.drain();
    }
    expect(subjects()).toEqual([
      'Ton compte affilié est actif',
      'Ton compte affilié est suspendu',
      'Ton compte affilié est de nouveau actif',
      "Ta demande d'affiliation n'est pas retenue",
    ]);
    expect(test.mails[0]?.text).toMatch(/http:\/\/localhost:3000\/\?ref=lea-\d+/);
  });
});

describe('sign-up as an affiliate', () => {
  it('creates account and request, signs in, and mails both', async () => {
    const browser = test.browser();
    const { user, affiliate: own } = await browser.call(signupAffiliate, {
      body: { ...form, isAdult: true, acceptsTerms: true },
    });
    expect(own).toMatchObject({ slug: 'lea-paris', status: 'pending' });
    expect((await browser.call(me)).user).toMatchObject({ id: user.id, username: 'lea_paris', firstName: 'Léa' });
    expect(await affiliates()).toMatchObject([{ accountId: user.id, lastName: 'Martin' }]);
    const [stored] = await test.deps.db.select().from(account).where(eq(account.id, user.id));
    expect(stored).toMatchObject({ adultConfirmedAt: test.clock.now(), termsAcceptedAt: test.clock.now() });
    await test.drain();
    expect(subjects().sort()).toEqual(
      ['Confirme ton adresse e-mail', "Ta demande d'affiliation est bien arrivée"].sort(),
    );
  });

  it('works with the specified fields alone, and leaves the consents open', async () => {
    const { user } = await test.browser().call(signupAffiliate, { body: form });
    const [stored] = await test.deps.db.select().from(account).where(eq(account.id, user.id));
    expect(stored).toMatchObject({ adultConfirmedAt: null, termsAcceptedAt: null });
  });

  it('names every wrong field', async () => {
    const body = { username: 'ab', email: 'x', password: '12345', firstName: 'L', lastName: 'M', slug: 'é!' };
    const { status, body: refusal } = await test.browser().refused(signupAffiliate, { body });
    expect([status, refusal.fields]).toEqual([
      400,
      {
        username: "Le nom d'utilisateur doit contenir au moins 3 caractères",
        email: 'Vérifie ton adresse e-mail',
        password: 'Le mot de passe doit contenir au moins 6 caractères',
        firstName: 'Le prénom doit contenir au moins 2 caractères',
        lastName: 'Le nom doit contenir au moins 2 caractères',
        slug: "Le nom d'utilisateur affilié doit contenir au moins 3 caractères",
      },
    ]);
    const chars = await test.browser().refused(signupAffiliate, { body: { ...form, slug: 'a b c' } });
    expect(chars.body.fields).toEqual({ slug: 'Seuls les lettres, chiffres, tirets et underscores sont autorisés' });
  });

  it('refuses a common password, a taken address, username or slug, and then stores nothing', async () => {
    await test.browser().call(signupAffiliate, { body: form });
    const other = { ...form, username: 'hugo', email: 'hugo@exemple.fr', slug: 'hugo' };
    const refusals: [object, string, string][] = [
      [{ password: '123456' }, 'password', 'Ce mot de passe est trop courant'],
      [
        { email: form.email },
        'email',
        'Cette adresse a déjà un compte. Connecte-toi, ou réinitialise ton mot de passe.',
      ],
      [{ username: form.username }, 'username', "Ce nom d'utilisateur est déjà pris. Choisis-en un autre."],
      [{ slug: 'lea-paris' }, 'slug', "Ce nom d'utilisateur affilié est déjà pris. Choisis-en un autre."],
    ];
    for (const [change, field, message] of refusals) {
      const { body } = await test.browser().refused(signupAffiliate, { body: { ...other, ...change } });
      expect(body.fields).toEqual({ [field]: message });
    }
    expect(await test.deps.db.$count(account)).toBe(1);
  });

  // @demand shown-as-text
  it('shows hostile names back as they are, and keeps their links out of mails', async () => {
    const hostile = '<a href="https://evil.example">x</a>';
    const browser = test.browser();
    const body = { ...form, username: '<img src=x onerror=1>', firstName: hostile, lastName: hostile };
    await browser.call(signupAffiliate, { body });
    expect((await browser.call(me)).user).toMatchObject({ username: '<img src=x onerror=1>', firstName: hostile });
    await test.drain();
    for (const { html, text } of test.mails) expect(html + text).not.toContain('evil.example');
  });
});

describe('login as an affiliate', () => {
  it('opens a session, and answers whether there is a profile', async () => {
    const { user, slug } = await buildAffiliate(test);
    const browser = test.browser();
    const answer = await browser.call(loginAffiliate, { body: { email: user.email, password: goodPassword } });
    expect(answer).toMatchObject({ user: { id: user.id }, affiliate: { slug } });
    await browser.call(getAffiliateProfile);
    const plain = await buildUser(test);
    const login = { email: plain.user.email, password: goodPassword };
    expect((await test.browser().call(loginAffiliate, { body: login })).affiliate).toBeNull();
  });

  it('refuses a wrong password and an empty one', async () => {
    const { user } = await buildAffiliate(test);
    const wrong = await test.browser().refused(loginAffiliate, { body: { email: user.email, password: 'x' } });
    expect([wrong.status, wrong.body.message]).toEqual([401, 'Email ou mot de passe incorrect']);
    const empty = await test.browser().refused(loginAffiliate, { body: { email: 'x', password: '' } });
    expect(empty.body.fields).toEqual({ email: 'Vérifie ton adresse e-mail', password: 'Mot de passe requis' });
  });
});
