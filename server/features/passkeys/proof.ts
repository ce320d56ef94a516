import { eq } from 'drizzle-orm';
import type { Proof } from '#contract/proof.ts';
import type { Database } from '../../db/open.ts';
import { passkey as passkeyTable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Call } from '../../http/route.ts';
import { type CheckedAccount, requirePassword, requireSamePassword } from '../accounts/passwords.ts';
import { lockAccount } from '../accounts/user.ts';
import { checkPasskey, type PasskeyRow, unknownPasskey } from './ceremonies.ts';

/** What a caller was checked by. */
export type CheckedProof = CheckedAccount | { accountId: string; key: PasskeyRow };

/** Refuses a delicate change without the password or a passkey of the account, given with the call itself. */
export async function requireProof(
  deps: Deps,
  call: Call,
  accountId: string,
  { password, passkey }: Proof,
): Promise<CheckedProof> {
  if (passkey) return { accountId, key: await checkPasskey(deps, call, 'proof', { accountId }, passkey) };
  if (password !== undefined) return await requirePassword(deps, accountId, password, 'password');
  const message = 'Entre ton mot de passe';
  throw new AppError('invalid_body', message, { fields: { password: message } });
}

/** Locks the account until the transaction ends. Refuses where the password was replaced or the passkey removed since the check. */
export async function requireSameProof(tx: Database, checked: CheckedProof): Promise<void> {
  if ('key' in checked) await requireSamePasskey(tx, checked.accountId, checked.key);
  else await requireSamePassword(tx, checked);
}

export async function requireSamePasskey(tx: Database, accountId: string, key: PasskeyRow): Promise<void> {
  await lockAccount(tx, accountId);
  const [present] = await tx
    .select({ id: passkeyTable.id })
    .from(passkeyTable)
    .where(eq(passkeyTable.id, key.id))
    .for('key share');
  if (!present) throw unknownPasskey();
}
