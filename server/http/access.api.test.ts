// @demand operator-password, access
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Access, endpoint } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { routes } from '../app.ts';
import { createSession } from '../features/accounts/sessions.ts';
import { buildAffiliate, buildUser } from '../testing/build-user.ts';
import { makeApp, testAdminPassword } from '../testing/make-app.ts';
import { route } from './route.ts';

// Every endpoint × every kind of caller. An endpoint that a caller may not use answers 401 or 403 before it parses input.

const answer = z.object({ caller: z.nullable(z.string()) });
const probe = <A extends Access>(access: A) =>
  endpoint({ method: 'GET', path: `/api/probe/${access}`, access, summary: access, response: answer });
const [pro, affiliate, open] = [probe('pro'), probe('affiliate'), probe('public')];
const extraRoutes = [
  route(pro, async ({ caller }) => ({ caller: caller.user.id })),
  route(affiliate, async ({ caller }) => ({ caller: caller.user.id })),
  route(open, async ({ caller }) => ({ caller: caller?.user.id ?? null })),
];
const test = makeApp({ extraRoutes });

const roles = ['nobody', 'member', 'pro', 'affiliate', 'wrong bearer', 'operator', 'stale cookie'] as const;
type Role = (typeof roles)[number];

const refusal: Record<Access, Partial<Record<Role, [number, string]>>> = {
  public: {},
  member: denied(['nobody', 'wrong bearer', 'operator', 'stale cookie']),
  pro: {
    ...denied(['nobody', 'wrong bearer', 'operator', 'stale cookie']),
    member: [403, 'upgrade_required'],
    affiliate: [403, 'upgrade_required'],
  },
  affiliate: {
    ...denied(['nobody', 'wrong bearer', 'operator', 'stale cookie']),
    member: [403, 'forbidden'],
    pro: [403, 'forbidden'],
  },
  admin: denied(['nobody', 'member', 'pro', 'affiliate', 'wrong bearer', 'stale cookie']),
};

function denied(who: Role[]): Partial<Record<Role, [number, string]>> {
  return Object.fromEntries(who.map((role) => [role, [401, 'unauthenticated']]));
}

async function callers() {
  const accounts: Partial<Record<Role, string>> = {
    member: (await buildUser(test)).user.id,
    pro: (await buildUser(test, { entitlements: ['pro'] })).user.id,
    affiliate: (await buildAffiliate(test)).user.id,
  };
  const bearers: Partial<Record<Role, string>> = { 'wrong bearer': 'guess', operator: testAdminPassword };
  let calls = 0;
  return async (role: Role) => {
    const browser = test.browser({ address: `10.1.${calls >> 8}.${calls++ & 255}` });
    const accountId = accounts[role];
    if (accountId) browser.cookies.set('declic_session', await createSession(test.deps.db, test.clock, accountId, ''));
    if (role === 'stale cookie') browser.cookies.set('declic_session', 'x'.repeat(43));
    return { browser, headers: bearers[role] ? { authorization: `Bearer ${bearers[role]}` } : undefined };
  };
}

describe('access', () => {
  it.each(
    [...routes, ...extraRoutes].map(({ endpoint: { method, path, access, body } }) => ({ method, path, access, body })),
  )('$method $path admits by its access: $access', async ({ method, path, access, body }) => {
    const callerOf = await callers();
    const url = path.replace(/:\w+/, '11111111-1111-4111-8111-111111111111');
    for (const role of roles) {
      const { browser, headers } = await callerOf(role);
      const answered = await browser.send({
        method,
        url,
        ...(headers && { headers }),
        ...(body && { payload: {} }),
      });
      const { code } = (answered.body ?? {}) as Partial<ErrorBody>;
      const expected = refusal[access][role];
      if (expected) expect([answered.status, code], role).toEqual(expected);
      // An admitted call may still be refused: for its input, for what is stored, or without a payment provider.
      else expect([200, 400, 404, 409, 503], `${role}: ${answered.text}`).toContain(answered.status);
    }
  });

  it('tells a free account that the endpoint requires Pro', async () => {
    const { browser } = await buildUser(test, { entitlements: ['bio', 'photo'] });
    const refused = await browser.refused(pro);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: 'upgrade_required', requiresPro: true });
    expect(refused.body.message).toBe('Passe en Pro pour utiliser cette fonctionnalité.');
  });

  it('knows the caller by the session alone', async () => {
    const { user, browser } = await buildUser(test, { entitlements: ['pro'] });
    const { user: other } = await buildUser(test);
    expect(await browser.call(pro)).toEqual({ caller: user.id });
    const url = `${open.path}?userId=${other.id}`;
    const answered = await browser.send({
      url,
      headers: { 'x-user-id': other.id, authorization: `Bearer ${other.id}` },
    });
    expect(answered.body).toEqual({ caller: user.id });
    expect(await test.browser().call(open)).toEqual({ caller: null });
  });

  it('clears the cookies of a session that has ended', async () => {
    const { browser } = await buildUser(test);
    browser.cookies.set('declic_session', 'x'.repeat(43));
    browser.cookies.set('declic_hint', '1');
    expect(await browser.call(open)).toEqual({ caller: null });
    expect(browser.cookies.size).toBe(0);
  });

  it('refuses a session token that is sent as a bearer', async () => {
    const { browser } = await buildUser(test);
    const token = browser.cookies.get('declic_session');
    browser.cookies.clear();
    for (const path of ['/api/auth/me', '/api/admin/users'])
      expect((await browser.send({ url: path, headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  });
});
