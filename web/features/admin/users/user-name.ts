import type { AdminUser } from '#contract/admin.ts';

export function displayName({ firstName, username }: Pick<AdminUser, 'firstName' | 'username'>): string {
  return firstName?.trim() || username;
}

export function initialOf(name: string): string {
  const [first = '?'] = name;
  return first.toLocaleUpperCase('fr-FR');
}
