// @demand strict-bodies
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changePassword, login, signup } from '#contract/accounts.ts';
import { sendMessage } from '#contract/contact.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';
import { routes } from '../app.ts';
import { account, affiliate, contactMessage } from '../db/schema.ts';
import { buildUser, goodPassword } from '../testing/build-user.ts';
import { makeApp, testAdminPassword } from '../testing/make-app.ts';

const test = makeApp();
const withBody = routes.map(({ endpoint }) => endpoint).filter(({ body }) => body);
const english = /invalid input|expected|required|unrecognized|must be|too (big|small)/i;
let calls = 0;

async function post(endpoint: Endpoint, payload: string | object, type = 'application/json') {
  calls++;
  const browser = test.browser({ address: `10.2.${calls >> 8}.${calls & 255}` });
  const headers = { 'content-type': type, authorization: `Bearer ${testAdminPassword}` };
  return await browser.send({ method: endpoint.method, url: endpoint.path, payload, headers });
}

function expectFrenchRefusal(answer: { status: number; body: unknown; text: string }): void {
  const parsed = errorBody.safeParse(answer.body);
  expect(parsed.success, answer.text).toBe(true);
  expect(answer.text).not.toMatch(english);
  expect(answer.text).not.toMatch(/\bat .+\.(ts|js):\d+|node_modules|FST_|"stack"/);
}

const form = { firstName: 'Léa', email: 'lea@exemple.fr', password: goodPassword, isAdult: true, acceptsTerms: true };
const letter = { name: 'Léa', email: 'lea@exemple.fr', topic: 'question', message: 'Bonjour, une question.' };

describe('a body that is no JSON', () => {
  it.each([
    ['nothing', ''],
    ['half of it', '{"email":"lea@exemple.fr"'],
    ['a trailing comma', '{"email":"lea@exemple.fr",}'],
    ['a word', 'undefined'],
    ['bytes', '\u0000\u0001'],
    ['a prototype', '{"__proto__":{"isPro":true}}'],
    ['a constructor', '{"constructor":{"prototype":{"isPro":true}}}'],
  ])('is refused: %s', async (_what, payload) => {
    const answer = await post(login, payload);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'invalid_body',
      message: "Le contenu envoyé n'est pas lisible. Recharge la page et recommence.",
    });
    expectFrenchRefusal(answer);
  });
});

describe('a body of another shape', () => {
  it.each(withBody)('$method $path: is refused with a French message', async (endpoint) => {
    const { user, browser } = await buildUser(test, { entitlements: ['pro'] });
    await test.deps.db.insert(affiliate).values({ accountId: user.id, slug: 'lea', createdAt: test.clock.now() });
    const mayBeEmpty = endpoint.body?.safeParse({}).success;
    const shapes = ['[]', '"text"', '7', 'true', '{"isPro":true}', '[{"a":1}]', ...(mayBeEmpty ? [] : ['null', '{}'])];
    for (const payload of shapes) {
      const answer = await browser.send({
        method: endpoint.method,
        url: endpoint.path,
        remoteAddress: `10.3.0.${payload.length}`,
        payload,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${testAdminPassword}` },
      });
      expect(answer.status, payload).toBe(400);
      expectFrenchRefusal(answer);
    }
  });

  it('is refused where no body is expected', async () => {
    const { browser } = await buildUser(test);
    for (const url of ['/api/auth/resend-verification', '/api/auth/logout']) {
      const answer = await browser.send({ method: 'POST', url, payload: { userId: 'x' } });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ message: "Cet appel n'attend aucun contenu." });
    }
  });

  it('names each field that is unknown, missing or of the wrong type', async () => {
    const answer = await post(signup, { firstName: 7, email: null, isPro: true, isAdult: true, acceptsTerms: true });
    expect(answer.body).toMatchObject({
      fields: { firstName: 'Valeur invalide', password: 'Ce champ manque', _: 'Champ inconnu : isPro' },
    });
  });
});

describe('a body that is too much', () => {
  it('is refused with 413 beyond 64 kilobytes', async () => {
    const answer = await post(signup, { ...form, firstName: 'x'.repeat(64 * 1024) });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: 'payload_too_large' });
    expectFrenchRefusal(answer);
  });

  it('is refused when it nests 8,000 levels', async () => {
    const depth = 8000;
    for (const deep of [
      '['.repeat(depth) + ']'.repeat(depth),
      `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
      `{"onboarding":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    ])
      expect((await post(signup, deep)).status).toBe(400);
  });

  it('is refused when a name or an address has 10,000 characters, and nothing is stored', async () => {
    const name = await post(signup, { ...form, firstName: 'é'.repeat(10_000) });
    expect(name.body).toMatchObject({ fields: { firstName: 'Le prénom ne peut pas dépasser 60 caractères' } });
    const email = await post(signup, { ...form, email: `${'a'.repeat(10_000)}@exemple.fr` });
    expect(email.body).toMatchObject({ fields: { email: 'Vérifie ton adresse e-mail' } });
    expect(await test.deps.db.$count(account)).toBe(0);
  });
});

describe('characters that cannot be stored', () => {
  it.each([
    ['a NUL', 'Lé\u0000a'],
    ['half a pair', 'L\ud83da'],
    ['the other half', 'L\ude00a'],
  ])('are refused in every text: %s', async (_what, text) => {
    const bodies: [Endpoint, object, string][] = [
      [signup, { ...form, firstName: text }, 'firstName'],
      [signup, { ...form, password: `${goodPassword}${text}` }, 'password'],
      [login, { email: form.email, password: `${text}123456` }, 'password'],
      [sendMessage, { ...letter, name: text }, 'name'],
      [sendMessage, { ...letter, message: `Bonjour, une question ${text}` }, 'message'],
    ];
    for (const [endpoint, body, field] of bodies) {
      const answer = await post(endpoint, body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        fields: { [field]: expect.stringMatching(/caractères (illisibles|invisibles)/i) },
      });
    }
    const { browser } = await buildUser(test);
    const change = { currentPassword: goodPassword, newPassword: `${goodPassword}${text}` };
    expect((await browser.refused(changePassword, { body: change })).status).toBe(400);
    expect(await test.deps.db.$count(contactMessage)).toBe(0);
  });

  it('do not include emoji, accents and right-to-left text, which are stored as sent', async () => {
    const name = 'Zoé 👩‍👩‍👧 שלום';
    await test.browser().call(sendMessage, { body: { ...letter, topic: 'question', name } });
    const [stored] = await test.deps.db.select().from(contactMessage);
    expect(stored?.name).toBe(name);
  });
});

describe('any JSON at all', () => {
  it('never makes an endpoint answer 500 or more', { timeout: 60_000 }, async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.emailAddress());
    const value = fc.oneof({ weight: 3, arbitrary: text }, fc.jsonValue({ maxDepth: 3 }));
    const keys = ['email', 'firstName', 'name', 'message', 'token', 'slug', 'referer', 'referral', 'onboarding'];
    const body = fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...withBody), body, async (endpoint, payload) => {
        const answer = await post(endpoint, JSON.stringify(payload));
        return answer.status < 500;
      }),
      { numRuns: 80 },
    );
  });
});
