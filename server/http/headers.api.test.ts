// @demand security-headers
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { login } from '#contract/accounts.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { PageRenderer } from '#contract/site.ts';
import { buildUser, goodPassword } from '../testing/build-user.ts';
import { makeApp } from '../testing/make-app.ts';
import { productionSettings } from '../testing/production-settings.ts';
import { route } from './route.ts';

const folder = mkdtempSync(join(tmpdir(), 'declic-site-'));
writeFileSync(join(folder, 'hello.txt'), 'hello');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const renderer: PageRenderer = {
  matchPage: (pathname) => ({ pattern: pathname, status: pathname === '/' ? 200 : 404, indexable: true }),
  indexablePaths: () => ['/'],
  renderPage: async (pathname) => ({ status: pathname === '/' ? 200 : 404, html: `<!doctype html><p>${pathname}` }),
};
const site = { renderer, keepPages: true, files: { folder } };
const step = z.object({ step: z.string() });
const inEvents = endpoint({
  method: 'GET',
  path: '/api/in-events',
  access: 'public',
  summary: 'Tells a step before its answer, or before it fails.',
  query: z.strictObject({ fails: z.optional(z.string()) }),
  response: step,
  events: { step },
});
const extraRoutes = [
  route(inEvents, async ({ call, query }) => {
    call.tell('step', { step: 'one' });
    if (query.fails) throw new Error('broken');
    return { step: 'last' };
  }),
];
const test = makeApp({ site, extraRoutes });
const secure = makeApp({ site, environment: { ...productionSettings, PUBLIC_URL: 'https://declic.example' } });

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

const addresses: [string, number][] = [
  ['/', 200],
  ['/nulle-part', 404],
  ['/%zz', 404],
  [`/${'x'.repeat(3000)}`, 404],
  ['/hello.txt', 200],
  ['/..%2f..%2fetc%2fpasswd', 404],
  ['/%2e%2e/%2e%2e/etc/passwd', 404],
  ['/sitemap.xml', 200],
  ['/robots.txt', 200],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/metrics', 200],
  ['/api/auth/me', 401],
  ['/api/nope', 404],
  ['/api/%zz', 404],
  ['/api/docs', 200],
  ['/api/docs/json', 200],
];

const securityHeaders = {
  'content-security-policy': policy.join(';'),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

describe('every answer', () => {
  it.each(addresses)('%s carries the security headers', async (url, status) => {
    const answer = await test.browser({ address: '127.0.0.1' }).send({ url });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(securityHeaders);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it('over https has HSTS and upgrade-insecure-requests as well', async () => {
    for (const [url] of addresses) {
      const { headers } = await secure.browser().send({ url });
      expect(headers['strict-transport-security'], url).toBe('max-age=63072000; includeSubDomains');
      expect(headers['content-security-policy'], url).toBe([...policy, 'upgrade-insecure-requests'].join(';'));
    }
  });

  it('to a refused request carries the security headers too', async () => {
    const refused = [
      { method: 'POST', url: login.path, payload: '{', headers: { 'content-type': 'application/json' } },
      { method: 'POST', url: login.path, payload: 'x', headers: { 'content-type': 'text/plain' } },
      { method: 'POST', url: login.path, headers: { 'sec-fetch-site': 'cross-site' } },
      { method: 'POST', url: '/', payload: {} },
    ] as const;
    for (const request of refused) {
      const { status, headers } = await test.browser().send(request);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers['content-security-policy']).toBe(policy.join(';'));
      expect(headers['permissions-policy']).toBeDefined();
    }
  });
});

describe('a stream of events', () => {
  it.each(['', '?fails=yes'])('carries the security headers: %j', async (query) => {
    const headers = { accept: 'text/event-stream' };
    const answer = await test.browser().send({ url: `${inEvents.path}${query}`, headers });
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(answer.text).toContain(query ? 'event: error' : 'event: done');
    expect(answer.headers).toMatchObject(securityHeaders);
  });
});

describe('an address with too many slashes', () => {
  // @demand redirects
  it.each(['//', '///', '//evil.example', '//evil.example/', '/\\evil.example/', '//evil.example//x/'])(
    'is never redirected to another host: %s',
    async (url) => {
      const { status, headers } = await test.browser().send({ url });
      expect(status).toBeLessThan(500);
      expect(String(headers.location ?? '/')).toMatch(/^\/(?![/\\])/);
    },
  );
});

describe('an answer of the API', () => {
  it('forbids caching', async () => {
    const { browser, user } = await buildUser(test);
    const answers = [
      await browser.send({ url: '/api/auth/me' }),
      await browser.send({ url: '/api/account/export' }),
      await browser.send({ url: '/api/nope' }),
      await test.browser().send({ url: '/api/auth/me' }),
      await browser.send({ method: 'POST', url: login.path, payload: { email: user.email, password: goodPassword } }),
    ];
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });
});

// @demand session-expiry
describe('the session cookie over https', () => {
  it('is bound to this host and to https, and hidden from scripts', async () => {
    const { user } = await buildUser(secure);
    const payload = { email: user.email, password: goodPassword };
    const { headers } = await secure.browser().send({ method: 'POST', url: login.path, payload });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-declic_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      'declic_hint=1; Max-Age=7776000; Path=/; Secure; SameSite=Lax',
      expect.stringMatching(
        /^(?:__Host-)?declic_device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  it('is ignored under the name without __Host-, which any subdomain could write', async () => {
    const { browser } = await buildUser(secure);
    const token = browser.cookies.get('__Host-declic_session') ?? '';
    browser.cookies.clear();
    browser.cookies.set('declic_session', token);
    expect((await browser.send({ url: '/api/auth/me' })).status).toBe(401);
  });
});
