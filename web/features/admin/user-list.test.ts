import { describe, expect, it } from 'vitest';
import type { AdminUser } from '#contract/admin.ts';
import { displayName, findUsers, initialOf, pageCount, pageOf, pageSize, statsOf } from './user-list.ts';

function user(given: Partial<AdminUser> = {}): AdminUser {
  return {
    id: 'e0a7f2c6-0000-4000-8000-000000000000',
    username: 'lea27',
    firstName: null,
    email: 'lea@exemple.fr',
    phoneNumber: null,
    isPro: false,
    createdAt: '2026-11-01T10:00:00.000Z',
    stripeCustomerId: null,
    ...given,
  };
}

it('names a user by first name, else by username', () => {
  expect(displayName(user({ firstName: 'Élodie' }))).toBe('Élodie');
  expect(displayName(user({ firstName: '  ' }))).toBe('lea27');
  expect(initialOf(user({ firstName: 'élodie' }))).toBe('É');
  expect(initialOf(user({ firstName: '🦊 Max' }))).toBe('🦊');
});

describe('statsOf', () => {
  const now = new Date('2026-11-15T12:00:00.000Z');

  it('counts as recent an account of exactly seven days, but not one second older', () => {
    const users = [
      user({ createdAt: '2026-11-15T11:59:00.000Z' }),
      user({ createdAt: '2026-11-08T12:00:00.000Z', isPro: true }),
      user({ createdAt: '2026-11-08T11:59:59.000Z' }),
      user(),
    ];
    expect(statsOf(users, now)).toEqual({ total: 4, pro: 1, recent: 2, proRate: 0.25 });
  });

  it('gives a rate of 0 for an empty list', () => {
    expect(statsOf([], now)).toEqual({ total: 0, pro: 0, recent: 0, proRate: 0 });
  });
});

describe('findUsers', () => {
  const elodie = user({
    firstName: 'Élodie',
    username: 'elo',
    email: 'elodie@exemple.fr',
    phoneNumber: '06 12 34 56 78',
  });
  const marc = user({ firstName: 'Marc', username: 'marc_o', email: 'MARC@exemple.fr', phoneNumber: '+33700000001' });
  const everyone = [elodie, marc];

  it.each([
    ['', everyone],
    ['  ', everyone],
    ['elodie', [elodie]],
    ['ÉLO', [elodie]],
    ['marc@', [marc]],
    ['marc_o', [marc]],
    ['061234', [elodie]],
    ['06.12', [elodie]],
    ['exemple.fr', everyone],
    ['personne', []],
    ['-', []],
  ])('finds by «%s»', (search, found) => {
    expect(findUsers(everyone, search)).toEqual(found);
  });
});

it('cuts the list into pages, and gives the last page for a number past the end', () => {
  const items = Array.from({ length: pageSize * 2 + 3 }, (_, index) => index);
  expect(pageCount(items.length)).toBe(3);
  expect(pageOf(items, 0)).toHaveLength(pageSize);
  expect(pageOf(items, 2)).toEqual([100, 101, 102]);
  expect(pageOf(items, 9)).toEqual([100, 101, 102]);
  expect(pageOf([], 0)).toEqual([]);
  expect(pageCount(0)).toBe(1);
});
