import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { addOperatorPasskey as endpoint } from '#contract/operator-passkeys.ts';
import type { Passkey } from '#contract/passkeys.ts';
import { product } from '#contract/product.ts';
import type { PasskeyAnswer } from '#contract/proof.ts';
import { passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { giveBack, spendPerAddress } from '../../http/limits.ts';
import { networkOf } from '../../http/network.ts';
import type { Call } from '../../http/route.ts';
import { equalInConstantTime } from '../../secrets.ts';
import { recordAdminAction } from '../admin/audit.ts';
import { countWrongPassword } from '../admin/wrong-passwords.ts';
import { askForNewPasskey, checkPasskey, ownedBy, passwordMark, readNewPasskey } from './ceremonies.ts';
import { operatorToken } from './operator-token.ts';
import { passkeyGone, passkeyTaken, presentPasskey } from './passkeys.ts';

// The operator's passkeys: added and removed with the password alone, and each step is in the audit log.

const operator = 'operator' as const;

export async function enterByPasskey(deps: Deps, call: Call, answer: PasskeyAnswer): Promise<string> {
  const key = await checkPasskey(deps, call, 'operator-login', operator, answer);
  await recordAdminAction(deps.db, deps.clock, { action: 'passkey-login', details: { passkey: key.id } });
  return operatorToken(deps, key.id);
}

/** Wrong ones are limited and logged as at the door. */
export async function requireOperatorPassword(deps: Deps, call: Call, password: string): Promise<void> {
  const spent = await spendPerAddress(deps, 'admin', call.address);
  if (!equalInConstantTime(deps.adminPassword, password)) {
    await countWrongPassword(deps, networkOf(call.address));
    const message = 'Mot de passe admin incorrect';
    throw new AppError('invalid_body', message, { fields: { password: message } });
  }
  await giveBack(deps, spent);
}

export async function startOperatorPasskey(deps: Deps, call: Call) {
  const holder = { owner: operator, userName: `${product.name}, administration`, displayName: 'Administration' };
  return await askForNewPasskey(deps, call, 'operator-add', holder);
}

export async function addOperatorPasskey(
  deps: Deps,
  call: Call,
  { name, passkey: answer }: BodyOf<typeof endpoint>,
): Promise<Passkey> {
  const key = await readNewPasskey(deps, call, 'operator-add', operator, answer);
  return await deps.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(passkey)
      .values({ ...key, name, passwordMark: passwordMark(deps), createdAt: deps.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!stored) throw passkeyTaken();
    await recordAdminAction(tx, deps.clock, { action: 'passkey-added', details: { passkey: stored.id } });
    return presentPasskey(stored);
  });
}

export async function removeOperatorPasskey(deps: Deps, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const removed = await tx
      .delete(passkey)
      .where(and(eq(passkey.id, id), ownedBy(deps, operator)))
      .returning({ id: passkey.id });
    if (removed.length === 0) throw passkeyGone();
    await recordAdminAction(tx, deps.clock, { action: 'passkey-removed', details: { passkey: id } });
  });
}
