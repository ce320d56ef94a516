import { randomBytes } from 'node:crypto';
import { passkeyCookie } from '#contract/site.ts';
import { rateLimit } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Call } from '../../http/route.ts';

// A challenge is random, for one ceremony and one person, and lives in a signed cookie of the browser that asked: a page that is opened
// stores nothing. Used once: its hash is stored until it would have expired.

export const challengeTtlMs = passkeyCookie.minutes * 60 * 1000;
const purpose = 'passkey-challenge';

/** `login` is a member's, whom nobody knows yet. */
export type Ceremony = 'login' | 'proof' | 'add' | 'operator-login' | 'operator-add';

type Cookies = Pick<Call, 'readCookie' | 'writeCookie'>;

const cookieOf = (ceremony: Ceremony) => passkeyCookie.prefix + ceremony;
const signedText = (ceremony: Ceremony, subject: string, challenge: string, expiresAt: string) =>
  [ceremony, subject, challenge, expiresAt].join(':');

export function issueChallenge(deps: Deps, call: Cookies, ceremony: Ceremony, subject: string): string {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = String(deps.clock.now().getTime() + challengeTtlMs);
  const signature = deps.signer.sign(purpose, signedText(ceremony, subject, challenge, expiresAt));
  call.writeCookie(cookieOf(ceremony), [challenge, expiresAt, signature].join('.'), {
    maxAgeSeconds: challengeTtlMs / 1000,
  });
  return challenge;
}

/** The challenge that this browser was given, which is spent by this, however the ceremony ends. */
export async function redeemChallenge(deps: Deps, call: Cookies, ceremony: Ceremony, subject: string): Promise<string> {
  const [challenge = '', expiresAt = '', signature = ''] = call.readCookie(cookieOf(ceremony))?.split('.') ?? [];
  const isOurs = deps.signer.isSigned(purpose, signedText(ceremony, subject, challenge, expiresAt), signature);
  if (!isOurs || Number(expiresAt) <= deps.clock.now().getTime()) throw staleChallenge();
  const spent = await deps.db
    .insert(rateLimit)
    .values({
      key: `${purpose}:${deps.signer.pseudonym(purpose, challenge)}`,
      windowStart: new Date(0),
      count: 1,
      expiresAt: new Date(Number(expiresAt)),
    })
    .onConflictDoNothing()
    .returning({ key: rateLimit.key });
  if (spent.length === 0) throw staleChallenge();
  call.writeCookie(cookieOf(ceremony), '', { maxAgeSeconds: 0 });
  return challenge;
}

function staleChallenge(): AppError {
  return new AppError('invalid_token', 'La demande a expiré. Recommence.');
}
