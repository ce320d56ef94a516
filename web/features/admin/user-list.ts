import type { AdminUser } from '#contract/admin.ts';

// Names, statistics, search and pages of the users tab, computed from the list of accounts.

export const pageSize = 50;
const recentDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

export function displayName({ firstName, username }: AdminUser): string {
  return firstName?.trim() || username;
}

export function initialOf(user: AdminUser): string {
  const [first = '?'] = displayName(user);
  return first.toLocaleUpperCase('fr-FR');
}

export interface UserStats {
  total: number;
  pro: number;
  recent: number;
  /** Between 0 and 1. */
  proRate: number;
}

export function statsOf(users: readonly AdminUser[], now: Date): UserStats {
  const since = now.getTime() - recentDays * dayMs;
  const pro = users.filter((user) => user.isPro).length;
  const recent = users.filter((user) => Date.parse(user.createdAt) >= since).length;
  return { total: users.length, pro, recent, proRate: users.length === 0 ? 0 : pro / users.length };
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const digits = (text: string) => text.replace(/\D/g, '');

/** Searches first name, username, e-mail and phone, ignoring accents, case and the spaces of a number. */
export function findUsers(users: readonly AdminUser[], search: string): readonly AdminUser[] {
  const wanted = plain(search.trim());
  if (wanted === '') return users;
  const wantedDigits = /^[\d\s.+-]+$/.test(wanted) ? digits(wanted) : '';
  return users.filter(
    (user) =>
      [user.firstName ?? '', user.username, user.email].some((text) => plain(text).includes(wanted)) ||
      (wantedDigits !== '' && digits(user.phoneNumber ?? '').includes(wantedDigits)),
  );
}

export function pageCount(length: number): number {
  return Math.max(1, Math.ceil(length / pageSize));
}

/** Pages count from 0; a number past the end gives the last page. */
export function pageOf<Item>(items: readonly Item[], page: number): readonly Item[] {
  const shown = Math.min(page, pageCount(items.length) - 1);
  return items.slice(shown * pageSize, (shown + 1) * pageSize);
}
