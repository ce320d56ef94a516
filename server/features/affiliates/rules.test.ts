import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { msLeft, referrerHost } from './rules.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-15T09:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

describe('how long a click counts', () => {
  it.each([
    ['at once', 0, 30 * day],
    ['after 29 days', 29 * day, day],
    ['a millisecond before the end', 30 * day - 1, 1],
    ['after 30 days', 30 * day, 0],
    ['after a year', 365 * day, 0],
    ['from the future', -1, 0],
  ])('%s', (_when, age, left) => {
    expect(msLeft(ago(age), now)).toBe(left);
  });

  it('is nothing for a time that is none', () => {
    expect(msLeft(new Date(Number.NaN), now) > 0).toBe(false);
  });

  it('is never more than thirty days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400 * day, max: 400 * day }), (age) => {
        const left = msLeft(ago(age), now);
        return left >= 0 && left <= 30 * day;
      }),
    );
  });
});

describe('what is kept of a referrer', () => {
  it.each([
    ['https://blog.example/page?x=1#y', 'blog.example'],
    ['https://user:secret@BLOG.example:8443/', 'blog.example'],
    ['https://été.example/', 'xn--t-9fab.example'],
    ['android-app://com.instagram.android/', 'com.instagram.android'],
    ['data:text/html,secret', null],
    ['javascript:alert(1)', null],
    ['/relative', null],
    ['not a url', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%s → %s', (referer, host) => {
    expect(referrerHost(referer)).toBe(host);
  });

  it('is never more than a host', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const host = referrerHost(url);
        return host !== null && host.length <= 253 && !/[/?#@]/.test(host);
      }),
    );
  });
});
