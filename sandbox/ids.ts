import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function randomLetters(length: number): string {
  return [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
}

/** `cus_…`: a prefix for the kind, then 24 random letters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomLetters(24)}`;
}
