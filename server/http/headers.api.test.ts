import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { login } from '#contract/accounts.ts';
import type { PageRenderer } from '#contract/site.ts';
import { buildUser, goodPassword } from '../testing/build-user.ts';
import { makeApp } from '../testing/make-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'declic-site-'));
writeFileSync(join(folder, 'hello.txt'), 'hello');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const renderer: PageRenderer = {
  matchPage: (pathname) => ({ pattern: pathname, status: pathname === '/' ? 200 : 404, indexable: true }),
  indexablePaths: () => ['/'],
  renderPage: async (pathname) => ({ status: pathname === '/' ? 200 : 404, html: `<!doctype html><p>${pathname}` }),
};
const site = { renderer, keepPages: true, files: { folder } };
const test = makeApp({ site });
const secure = makeApp({ site, environment: { PUBLIC_URL: 'https://declic.example' } });

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

describe('every answer', () => {
  it.each(addresses)('%s carries the security headers', async (url, status) => {
    const answer = await test.browser().send({ url });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': policy.join(';'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
    });
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it('over https also pins https', async () => {
    for (const [url] of addresses) {
      const { headers } = await secure.browser().send({ url });
      expect(headers['strict-transport-security'], url).toBe('max-age=63072000; includeSubDomains');
      expect(headers['content-security-policy'], url).toBe([...policy, 'upgrade-insecure-requests'].join(';'));
    }
  });

  it('to a refused request carries them too', async () => {
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

describe('an address with too many slashes', () => {
  it.each(['//', '///', '//evil.example', '//evil.example/', '/\\evil.example/', '//evil.example//x/'])(
    'leads nowhere else: %s',
    async (url) => {
      const { status, headers } = await test.browser().send({ url });
      expect(status).toBeLessThan(500);
      expect(String(headers.location ?? '/')).toMatch(/^\/(?![/\\])/);
    },
  );
});

describe('an answer of the API', () => {
  it('is never kept by a cache', async () => {
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

describe('the session cookie over https', () => {
  it('is bound to this host, to https and to requests', async () => {
    const { user } = await buildUser(secure);
    const payload = { email: user.email, password: goodPassword };
    const { headers } = await secure.browser().send({ method: 'POST', url: login.path, payload });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-declic_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      'declic_hint=1; Max-Age=7776000; Path=/; Secure; SameSite=Lax',
    ]);
  });

  it('is not taken from the name that any subdomain could write', async () => {
    const { browser } = await buildUser(secure);
    const token = browser.cookies.get('__Host-declic_session') ?? '';
    browser.cookies.clear();
    browser.cookies.set('declic_session', token);
    expect((await browser.send({ url: '/api/auth/me' })).status).toBe(401);
  });
});
