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
  writeCookie(checkoutCookie.name, 'nonce', { maxAgeSeconds: 60 });
  return { read: readCookie(checkoutCookie.name), written: setCookie.mock.calls[0] };
}

// @demand session-expiry
describe('a cookie that is not for scripts', () => {
  it.each(['declic_device', 'affiliate_ref', 'declic_passkey_login'])(
    'over https is of this host alone: %s',
    (name) => {
      const setCookie = vi.fn();
      const { readCookie, writeCookie } = cookiesOf(
        { cookies: { [name]: 'of a subdomain', [`__Host-${name}`]: 'own' } } as never,
        { setCookie } as never,
        https,
      );
      writeCookie(name, 'value', { maxAgeSeconds: 60 });
      expect(readCookie(name)).toBe('own');
      expect(setCookie.mock.calls[0]).toMatchObject([`__Host-${name}`, 'value', { secure: true, httpOnly: true }]);
    },
  );
});

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
