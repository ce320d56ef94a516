// @demand cross-site
import { describe, expect, it } from 'vitest';
import {
  changePassword,
  forgotPassword,
  login,
  logout,
  me,
  requestSignInLink,
  signInByLink,
  signup,
} from '#contract/accounts.ts';
import { activatePro, grantEntitlement } from '#contract/admin.ts';
import { trackClick } from '#contract/affiliates.ts';
import { sendMessage } from '#contract/contact.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { routes } from '../app.ts';
import { createSession } from '../features/accounts/sessions.ts';
import { buildAffiliate, buildUser, goodPassword } from '../testing/build-user.ts';
import { makeApp, testAdminPassword } from '../testing/make-app.ts';
import { productionSettings } from '../testing/production-settings.ts';
import { wholeDatabase } from '../testing/whole-database.ts';

const test = makeApp({ environment: { ...productionSettings, PUBLIC_URL: 'https://declic.example' } });
const cookieName = '__Host-declic_session';
const mutating = routes.map(({ endpoint }) => endpoint).filter(({ method }) => method !== 'GET');

const foreign: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site' },
  'a sibling site': { 'sec-fetch-site': 'same-site' },
  'no page at all': { 'sec-fetch-site': 'none' },
  'another site that claims our origin': { 'sec-fetch-site': 'cross-site', origin: 'https://declic.example' },
  'an opaque origin': { origin: 'null' },
  'a foreign origin': { origin: 'https://evil.example' },
  'our name in http': { origin: 'http://declic.example' },
  'a longer name': { origin: 'https://declic.example.evil.example' },
  'another port': { origin: 'https://declic.example:8443' },
};

const contentTypes = {
  'text/plain': (body: string) => body,
  'application/x-www-form-urlencoded': () => 'email=lea%40exemple.fr&password=x',
  'multipart/form-data; boundary=x': (body: string) => `--x\r\n\r\n${body}\r\n--x--`,
  'application/json-seq': (body: string) => body,
};

/** A signed-in member who is the operator too, and for each endpoint a body that changes something if it is let through. */
async function scene() {
  const { user } = await buildUser(test, { email: 'lea@exemple.fr', verified: false });
  const { slug } = await buildAffiliate(test);
  const token = await createSession(test.deps.db, test.clock, user.id, '');
  const password = goodPassword;
  const person = { firstName: 'Zoé', email: 'zoe@exemple.fr', password, isAdult: true, acceptsTerms: true };
  const letter = { name: 'Léa', email: user.email, topic: 'question', message: 'Bonjour, une question.' };
  const inputs = new Map<Endpoint, object>([
    [login, { email: user.email, password }],
    [signup, person],
    [forgotPassword, { email: user.email }],
    [requestSignInLink, { email: user.email }],
    [signInByLink, { token: 'x'.repeat(40) }],
    [changePassword, { currentPassword: password, newPassword: 'Une-autre-rose-7' }],
    [deleteAccount, { password }],
    [sendMessage, letter],
    [trackClick, { slug }],
    [grantEntitlement, { email: user.email, entitlement: 'pro' }],
  ] as [Endpoint, object][]);
  const send = async (endpoint: Endpoint, headers: Record<string, string>, body?: string) =>
    await test.app.inject({
      method: endpoint.method,
      url: endpoint.path.replace(':id', endpoint === (activatePro as Endpoint) ? user.id : crypto.randomUUID()),
      cookies: { [cookieName]: token },
      headers: { host: 'declic.example', authorization: `Bearer ${testAdminPassword}`, ...headers },
      ...(body !== undefined && { payload: body }),
    });
  return { send, bodyOf: (endpoint: Endpoint) => JSON.stringify(inputs.get(endpoint) ?? {}) };
}

describe('requests that change something', () => {
  it.each(mutating)('$method $path: are refused from other sites and change nothing', async (endpoint) => {
    const { send, bodyOf } = await scene();
    const before = await wholeDatabase(test.database);
    for (const [from, headers] of Object.entries(foreign)) {
      const json = endpoint.body ? { 'content-type': 'application/json' } : undefined;
      const answer = await send(endpoint, { ...headers, ...json }, endpoint.body && bodyOf(endpoint));
      expect([answer.statusCode, answer.json().code], from).toEqual([403, 'cross_site']);
    }
    for (const [type, written] of Object.entries(contentTypes)) {
      if (endpoint.upload && type.startsWith('multipart/')) continue;
      const own = { 'sec-fetch-site': 'same-origin', 'content-type': type };
      const answer = await send(endpoint, own, written(bodyOf(endpoint)));
      expect([answer.statusCode, answer.json().code], type).toEqual([415, 'unsupported_media_type']);
    }
    expect(await wholeDatabase(test.database)).toEqual(before);
  });

  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://declic.example' }],
    ['a program that is no browser', {}],
    ['an older browser on our page', { origin: 'https://declic.example' }],
  ])('are let through from %s', async (_from, headers) => {
    const { send } = await scene();
    expect((await send(logout, headers)).statusCode).toBe(200);
    expect((await send(me, headers)).statusCode).toBe(401);
  });

  it('are let through under another name of this server, but not over another protocol', async () => {
    const { send } = await scene();
    const host = 'www.declic.example';
    expect((await send(logout, { host, origin: `http://${host}` })).statusCode).toBe(403);
    expect((await send(logout, { host, origin: `https://${host}` })).statusCode).toBe(200);
  });
});

describe('requests that only read', () => {
  it('are answered from other sites too', async () => {
    const { send } = await scene();
    expect((await send(me, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
  });
});
