// @demand development-only
import { describe, expect, it } from 'vitest';
import { replyToSample } from '#contract/model-page.ts';
import { makeApp } from '../testing/make-app.ts';
import { productionSettings } from '../testing/production-settings.ts';

// Outside production the server answers this machine, and nothing that calls itself otherwise.

const test = makeApp({
  environment: { TRUSTED_PROXIES: '1' },
  readOutbox: async () => [],
  modelPage: { address: '/web/dev/model-page.ts' },
});
const production = makeApp({ environment: productionSettings });
const here = { address: '127.0.0.1' };

describe('outside production', () => {
  it.each(['/', '/api/auth/me', '/healthz', '/metrics', '/dev/mails', '/favicon.ico', '/api/docs'])(
    'GET %s refuses a Host of another site, which a rebound name would send',
    async (url) => {
      for (const host of ['evil.example', 'localhost.evil.example:3000', '192.168.1.20:3000', '0.0.0.0']) {
        const answer = await test.browser(here).send({ url, headers: { host } });
        expect([answer.status, answer.body], host).toMatchObject([403, { code: 'forbidden' }]);
        expect(answer.headers['x-frame-options']).toBe('DENY');
      }
    },
  );

  it('answers the hosts of this machine at any port, and believes no forwarded one', async () => {
    for (const host of ['localhost', 'localhost:4321', '127.0.0.1:3000', '127.4.5.6', '[::1]:3000'])
      expect((await test.browser(here).send({ url: '/healthz', headers: { host } })).status, host).toBe(200);
    const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
    expect((await test.browser(here).send({ url: '/healthz', headers })).status).toBe(403);
  });

  it.each(['/metrics', '/dev/mails', '/dev/mails/job-1', '/dev/modele'])(
    'GET %s answers this machine only, whatever a forwarded address says',
    async (url) => {
      for (const headers of [{}, { 'x-forwarded-for': '127.0.0.1' }]) {
        const answer = await test.browser({ address: '192.168.1.20' }).send({ url, headers });
        expect([answer.status, answer.body]).toMatchObject([403, { code: 'forbidden' }]);
      }
      for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
        expect((await test.browser({ address }).send({ url })).status, address).not.toBe(403);
    },
  );

  it('writes to the sample talks for this machine only', async () => {
    const far = await test.browser({ address: '192.168.1.20' }).refused(replyToSample, { body: { talk: 0 } });
    expect(far.status).toBe(403);
    expect((await test.browser(here).call(replyToSample, { body: { talk: 0 } })).replies).toHaveLength(3);
  });
});

describe('in production', () => {
  it('answers whatever Host the proxy hands on', async () => {
    const headers = { host: 'declic.fr' };
    expect((await production.browser().send({ url: '/healthz', headers })).status).toBe(200);
  });
});
