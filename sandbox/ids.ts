import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function randomLetters(length: number): string {
  return [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
}

/** `cus_…`: a prefix that tells the kind, then what nobody can guess. */
export function newId(prefix: string): string {
  return `${prefix}_${randomLetters(24)}`;
}
