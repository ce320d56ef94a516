import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastClick, msLeft, referrerHost, statusAt, wasActiveWithin } from './rules.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-15T09:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

describe('the time that a click still counts', () => {
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

  it('is 0 for an invalid date', () => {
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

describe('the host kept of a referrer', () => {
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

  it('never contains a path, a query or credentials', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const host = referrerHost(url);
        return host !== null && host.length <= 253 && !/[/?#@]/.test(host);
      }),
    );
  });
});

describe('an affiliate’s status at a given time', () => {
  const changes = [
    { before: 'pending', after: 'active', at: ago(3 * day) },
    { before: 'active', after: 'suspended', at: ago(2 * day) },
    { before: 'suspended', after: 'active', at: ago(day) },
  ] as const;
  it.each([
    ['before it all', ago(4 * day), 'pending'],
    ['at the very moment', ago(3 * day), 'active'],
    ['in between', ago(2 * day - 1), 'suspended'],
    ['now', now, 'active'],
  ])('%s', (_when, at, status) => {
    expect(statusAt([...changes], 'active', at)).toBe(status);
  });

  // @demand approval-second
  it.each([
    ['approved later in the same second', 'pending', 'active', 999, true],
    ['approved in the second after', 'pending', 'active', 1000, false],
    ['suspended later in the same second', 'active', 'suspended', 1, true],
    ['suspended at the very moment', 'active', 'suspended', 0, false],
  ] as const)('counts as active in a second of the provider: %s', (_when, before, after, msLater, isActive) => {
    const paidAt = new Date('2026-11-15T09:00:00Z');
    const change = { before, after, at: new Date(paidAt.getTime() + msLater) };
    expect(wasActiveWithin([change], after, paidAt)).toBe(isActive);
  });

  it('is the present one if nothing ever changed', () => {
    expect(statusAt([], 'rejected', ago(day))).toBe('rejected');
  });
});

it('the last click is the latest one, in any order of the list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000)), (ages) => {
      const last = lastClick(ages.map((age) => ({ clickedAt: ago(age) })));
      expect(last?.clickedAt ?? null).toEqual(ages.length > 0 ? ago(Math.min(...ages)) : null);
    }),
  );
});
