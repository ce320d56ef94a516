import { expect, it } from 'vitest';
import { createSigner } from '../secrets.ts';
import { isKnownDevice, rememberDevice } from './known-device.ts';

const signer = createSigner('a secret for tests, long enough to be one');
const owner = { id: '11111111-1111-4111-8111-111111111111', passwordHash: 'a hash' };

/** The cookie that a login in the account writes. */
async function cookieOf(found: typeof owner): Promise<string> {
  let written = '';
  const db = { select: () => ({ from: () => ({ where: async () => [found] }) }) };
  const writeCookie = (_name: string, value: string) => {
    written = value;
  };
  await rememberDevice({ signer, db } as never, { writeCookie } as never, found.id);
  return written;
}

it('a browser is known until the password changes, to its own account, and not by a claim', async () => {
  const cookie = await cookieOf(owner);
  const knows = (account: typeof owner, value: string) =>
    isKnownDevice({ signer } as never, { readCookie: () => value } as never, account);
  expect(knows(owner, cookie)).toBe(true);
  expect(knows({ ...owner, passwordHash: 'another hash' }, cookie)).toBe(false);
  expect(knows({ ...owner, id: '22222222-2222-4222-8222-222222222222' }, cookie)).toBe(false);
  expect(knows(owner, 'a'.repeat(43))).toBe(false);
});
