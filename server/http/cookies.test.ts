import { describe, expect, it, vi } from 'vitest';
import { checkoutCookie } from '#contract/site.ts';
import { loadConfig } from '../config.ts';
import { cookiesOf } from './cookies.ts';

const http = loadConfig({}, '/srv');
const https = loadConfig({ PUBLIC_URL: 'https://localhost' }, '/srv');

/** What a browser that holds these cookies reads and is given. */
function jarOf(config: typeof http, cookies: Record<string, string>) {
  const setCookie = vi.fn();
  const { readCookie, writeCookie } = cookiesOf({ cookies } as never, { setCookie } as never, config);
  writeCookie(checkoutCookie.name, 'nonce', { httpOnly: true, maxAgeSeconds: 60 });
  return { read: readCookie(checkoutCookie.name), written: setCookie.mock.calls[0] };
}

describe('the cookie that proves who pays', () => {
  it('over https is one that no subdomain can write', () => {
    const { read, written } = jarOf(https, { declic_checkout: 'of a subdomain', '__Host-declic_checkout': 'own' });
    expect(read).toBe('own');
    expect(written).toMatchObject(['__Host-declic_checkout', 'nonce', { path: '/', secure: true, httpOnly: true }]);
    expect(jarOf(https, { declic_checkout: 'of a subdomain' }).read).toBeUndefined();
  });

  it('has its plain name over http, where browsers take no other', () => {
    const { read, written } = jarOf(http, { declic_checkout: 'own' });
    expect([read, written?.[0]]).toEqual(['own', 'declic_checkout']);
  });
});
