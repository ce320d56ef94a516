import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import { finishSignIn, startSignIn } from '#contract/identities.ts';
import { openScriptedProvider } from '../../adapters/identity/testing/scripted-provider.ts';
import { account } from '../../db/schema.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';

// Signing in with Apple, against a provider that says what the test tells it to: what Apple does its own way, and every lie.

const apple = await openScriptedProvider();
const key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const clientId = 'fr.declic.web';
const params = { provider: 'apple' } as const;
const test = makeApp({
  environment: {
    APPLE_CLIENT_ID: clientId,
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    // As it stands in an environment file, on one line.
    APPLE_PRIVATE_KEY: key.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString().replaceAll('\n', '\\n'),
    APPLE_ISSUER: apple.issuer,
  },
});
afterAll(() => apple.close());
beforeEach(() => Object.assign(apple, { says: {}, forges: false, failsWith: null, asked: [] }));

const honest = { sub: 'lea', email: 'lea@privaterelay.appleid.com', email_verified: 'true' };

async function come(says: Record<string, unknown>, also: Record<string, string> = {}) {
  apple.says = says;
  const browser = test.browser();
  const { url } = await browser.call(startSignIn, { params });
  const answer = new URLSearchParams([...apple.visit(url), ...Object.entries(also)]).toString();
  return { browser, url, given: { params, body: { answer } } };
}

describe('Apple', () => {
  it('is asked for an answer by form, with PKCE, and its verified address may be text', async () => {
    const user = JSON.stringify({ name: { firstName: 'Léa', lastName: 'Petit' } });
    const { browser, url, given } = await come(honest, { user });
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      client_id: clientId,
      response_mode: 'form_post',
      scope: 'openid email name',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/connexion/retour/apple',
    });
    expect(await browser.call(finishSignIn, given)).toEqual({ outcome: 'new', email: honest.email, firstName: 'Léa' });
  });

  it('gets a client secret that is signed with the operator’s key, for five minutes', async () => {
    const { browser, given } = await come(honest);
    await browser.call(finishSignIn, given);
    const secret = apple.asked.at(-1)?.get('client_secret') ?? '';
    const [header = '', claims = '', signature = ''] = secret.split('.');
    const parsed = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(parsed(header)).toEqual({ alg: 'ES256', kid: 'KEY1234567' });
    expect(parsed(claims)).toMatchObject({ iss: 'TEAM123456', sub: clientId, aud: apple.issuer });
    expect(parsed(claims).exp - parsed(claims).iat).toBe(300);
    const publicKey = { key: createPublicKey(key.privateKey), dsaEncoding: 'ieee-p1363' as const };
    expect(verify('sha256', Buffer.from(`${header}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(
      true,
    );
  });

  it('enters no account by an address of another provider, whose mailbox may have changed hands', async () => {
    const { user } = await buildUser(test, { email: 'lea@entreprise.fr' });
    const { browser, given } = await come({ ...honest, email: user.email });
    expect(await browser.call(finishSignIn, given)).toEqual({ outcome: 'proof_needed', email: user.email });
    expect((await browser.refused(me)).status).toBe(401);
  });

  it('takes a name that is none, or no name, for nothing said', async () => {
    for (const user of ['{', '{"name":{"firstName":{}}}', '{"name":{"firstName":"L"}}', 'null']) {
      const { browser, given } = await come(honest, { user });
      expect(await browser.call(finishSignIn, given)).toMatchObject({ firstName: null });
    }
  });
});

describe('a provider that lies', () => {
  const hour = 3600;
  const now = Math.floor(Date.now() / 1000);
  it.each<[string, Record<string, unknown>]>([
    ['is of another client', { aud: 'fr.autre.appli' }],
    ['is of several clients, and issued to another', { aud: [clientId, 'fr.autre.appli'], azp: 'fr.autre.appli' }],
    ['is of another provider', { iss: 'https://accounts.google.com' }],
    ['has another nonce', { nonce: 'celui-d-un-autre' }],
    ['has no nonce', { nonce: undefined }],
    ['has expired', { iat: now - 2 * hour, exp: now - hour }],
    ['names nobody', { sub: '' }],
  ])('is refused where its token %s', async (_title, lie) => {
    const { user } = await buildUser(test, { email: honest.email });
    const { browser, given } = await come({ ...honest, ...lie });
    const refused = await browser.refused(finishSignIn, given);
    expect(refused.body).toMatchObject({
      code: 'invalid_token',
      message: "Apple n'a pas pu confirmer qui tu es. Recommence.",
    });
    expect((await browser.refused(me)).status).toBe(401);
    expect(user.email).toBe(honest.email);
    expect(test.logLines.join('\n')).not.toMatch(/privaterelay|"lea"/);
  });

  it('is refused where its token is signed by somebody else', async () => {
    apple.forges = true;
    const { browser, given } = await come(honest);
    expect((await browser.refused(finishSignIn, given)).body.code).toBe('invalid_token');
  });

  it.each<[string, unknown]>([
    ['is not verified', { ...honest, email_verified: 'false' }],
    ['is not said to be', { ...honest, email_verified: undefined }],
    ['is no address', { ...honest, email: 'lea' }],
    ['is absent', { sub: 'lea', email_verified: true }],
  ])('makes no account of an address that %s', async (_title, says) => {
    const { browser, given } = await come(says as Record<string, unknown>);
    expect((await browser.refused(finishSignIn, given)).body.code).toBe('unprocessable');
    expect(await test.deps.db.$count(account)).toBe(0);
  });

  it('cannot write an address so that it is another than the account’s', async () => {
    const { user } = await buildUser(test, { email: honest.email });
    const { browser, given } = await come({ ...honest, email: ' LEA@PrivateRelay.appleid.com ' });
    expect(await browser.call(finishSignIn, given)).toMatchObject({ outcome: 'signed_in', user: { id: user.id } });
  });

  it('that is down is said to be, and not held against the person', async () => {
    apple.failsWith = 503;
    const { browser, given } = await come(honest);
    const refused = await browser.refused(finishSignIn, given);
    expect(refused.body).toMatchObject({
      code: 'provider_unavailable',
      message: expect.stringContaining('Apple ne répond pas'),
    });
  });
});
