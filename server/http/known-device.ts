import { eq } from 'drizzle-orm';
import { account } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Call } from './route.ts';

// A browser in which someone has logged in before. Strangers' guesses at the account do not lock its owner out there: all such
// browsers together have an allowance of failed logins of their own. The cookie is a signature of the account and its password's
// hash: it ends with either of them, and an account that later has the same address does not know it.

const cookie = 'declic_device';
const purpose = 'known-device';
const cookieSeconds = 180 * 24 * 60 * 60;

type Account = Pick<typeof account.$inferSelect, 'id' | 'passwordHash'>;
const columns = { id: account.id, passwordHash: account.passwordHash };
const signed = ({ id, passwordHash }: Account) => `${id}:${passwordHash}`;

export async function rememberDevice(deps: Deps, call: Pick<Call, 'writeCookie'>, accountId: string): Promise<void> {
  const [found] = await deps.db.select(columns).from(account).where(eq(account.id, accountId));
  if (!found) return;
  call.writeCookie(cookie, deps.signer.sign(purpose, signed(found)), { maxAgeSeconds: cookieSeconds });
}

/** For an account that is gone: nothing of it stays in the browser. */
export function forgetDevice(call: Pick<Call, 'writeCookie'>): void {
  call.writeCookie(cookie, '', { maxAgeSeconds: 0 });
}

/** Whether the account's owner has logged in in this browser since the password was chosen. */
export function isKnownDevice(deps: Deps, call: Pick<Call, 'readCookie'>, owner: Account): boolean {
  const signature = call.readCookie(cookie);
  return signature !== undefined && deps.signer.isSigned(purpose, signed(owner), signature);
}

/** Whether somebody has logged in in this browser, or says so. */
export const showsDevice = (call: Pick<Call, 'readCookie'>): boolean => call.readCookie(cookie) !== undefined;

/** What the known browsers of the address's account are counted under, if this is one of them; undefined if not. */
export async function knownDeviceOf(
  deps: Deps,
  call: Pick<Call, 'readCookie'>,
  email: string,
): Promise<string | undefined> {
  const signature = call.readCookie(cookie);
  if (!signature) return;
  const [found] = await deps.db.select(columns).from(account).where(eq(account.email, email));
  return found && isKnownDevice(deps, call, found) ? signature : undefined;
}
