import { and, eq } from 'drizzle-orm';
import { passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { ownedBy } from './ceremonies.ts';

// What a passkey of the operator opens: a signed token, for calls in place of the password. It ends with its key, with the password that
// the key was added under, and after twelve hours.

export const operatorTokenTtlMs = 12 * 60 * 60 * 1000;
const purpose = 'operator-token';
const mark = 'passkey';

export function operatorToken(deps: Deps, passkeyId: string): string {
  const expiresAt = deps.clock.now().getTime() + operatorTokenTtlMs;
  const text = `${passkeyId}.${expiresAt}`;
  return `${mark}.${text}.${deps.signer.sign(purpose, text)}`;
}

/** `no token`: it may be a password. */
export async function readOperatorToken(deps: Deps, bearer: string): Promise<'valid' | 'ended' | 'no token'> {
  const [kind, passkeyId = '', expiresAt = '', signature = ''] = bearer.split('.');
  if (kind !== mark || !deps.signer.isSigned(purpose, `${passkeyId}.${expiresAt}`, signature)) return 'no token';
  if (Number(expiresAt) <= deps.clock.now().getTime()) return 'ended';
  const live = await deps.db.$count(passkey, and(eq(passkey.id, passkeyId), ownedBy(deps, 'operator')));
  return live > 0 ? 'valid' : 'ended';
}
