import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lifetimeText, passwordResetTtlMs, verifyEmailTtlMs } from './link-lifetimes.ts';
import { deviceName, isSessionLive, usernameFrom } from './rules.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-15T09:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

describe('a session', () => {
  it.each([
    ['lives when it was just opened', 0, 0, true],
    ['lives when it was used yesterday', 80 * day, day, true],
    ['lives when it was used a moment before 30 days', 89 * day, 30 * day - 1, true],
    ['has ended after 30 idle days', 40 * day, 30 * day, false],
    ['has ended after 90 days of use', 90 * day, 0, false],
    ['lives when a clock that was ahead opened it', -60_000, -60_000, true],
  ])('%s', (_what, created, seen, live) => {
    expect(isSessionLive({ createdAt: ago(created), lastSeenAt: ago(seen) }, now)).toBe(live);
  });
});

describe('a username', () => {
  it.each([
    ['Léa', 'lea'],
    ['Léa-Marie', 'lea-marie'],
    ['  Jean  Paul ', 'jean-paul'],
    ["D'Artagnan", 'd-artagnan'],
    ['Ælfgifu', 'lfgifu'],
    ['X', 'membre-x'],
    ['李明', 'membre-declic'],
    ['🚀🚀', 'membre-declic'],
    ['-- --', 'membre-declic'],
    ['Abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrstuvwx'],
  ])('%j → %s', (name, username) => {
    expect(usernameFrom(name)).toBe(username);
  });

  it('is always short, plain and never starts or ends with a dash', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) =>
        /^[a-z0-9]([a-z0-9-]{0,28}[a-z0-9])$/.test(usernameFrom(name)),
      ),
      { numRuns: 500 },
    );
  });
});

describe('a device', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0 Safari/537.36`, 'Chrome sur Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge sur Windows'],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S9) ${webkit} SamsungBrowser/28.0 Chrome/141.0`,
      'Samsung Internet sur Android',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604.1', 'Safari sur iPhone'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/141 Safari/604.1', 'Chrome sur iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox sur Linux'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15) Version/18 Safari/605.1', 'Safari sur Mac'],
    ['curl/8.5', 'Navigateur inconnu'],
    ['', 'Navigateur inconnu'],
    ['<script>alert(1)</script>', 'Navigateur inconnu'],
  ])('«%s» is called «%s»', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe('the text of a link’s lifetime', () => {
  it.each([
    [verifyEmailTtlMs, '7 jours'],
    [passwordResetTtlMs, '1 heure'],
    [2 * 60 * 60 * 1000, '2 heures'],
    [24 * 60 * 60 * 1000, '24 heures'],
    [2 * day, '2 jours'],
  ])('%i ms is %s', (ttlMs, text) => {
    expect(lifetimeText(ttlMs)).toBe(text);
  });
});
