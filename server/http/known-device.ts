import { randomBytes } from 'node:crypto';
import type { Signer } from '../secrets.ts';
import type { Call } from './route.ts';

// A browser in which someone has logged in before. Strangers' guesses at the account do not lock its owner out there: such a browser
// has an allowance of failed logins of its own. The cookie is a random id with a signature that holds for one address only.

const cookie = 'declic_device';
const purpose = 'known-device';
const cookieSeconds = 180 * 24 * 60 * 60;

export function rememberDevice(signer: Signer, call: Pick<Call, 'writeCookie'>, email: string): void {
  const id = randomBytes(16).toString('base64url');
  const value = `${id}.${signer.sign(purpose, `${id}:${email}`)}`;
  call.writeCookie(cookie, value, { httpOnly: true, maxAgeSeconds: cookieSeconds });
}

/** For an account that is gone: nothing of it stays in the browser. */
export function forgetDevice(call: Pick<Call, 'writeCookie'>): void {
  call.writeCookie(cookie, '', { httpOnly: true, maxAgeSeconds: 0 });
}

/** The id of this browser if it is known for the address; undefined if not. */
export function knownDeviceOf(signer: Signer, call: Pick<Call, 'readCookie'>, email: string): string | undefined {
  const [id = '', signature = ''] = (call.readCookie(cookie) ?? '').split('.');
  return signer.isSigned(purpose, `${id}:${email}`, signature) ? id : undefined;
}
