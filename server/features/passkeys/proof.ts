import type { Proof } from '#contract/proof.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Call } from '../../http/route.ts';
import { requirePassword } from '../accounts/passwords.ts';
import { checkPasskey } from './ceremonies.ts';

/** Refuses a delicate change without the password or a passkey of the account, given with the call itself. */
export async function requireProof(
  deps: Deps,
  call: Call,
  accountId: string,
  { password, passkey }: Proof,
): Promise<void> {
  if (passkey) {
    await checkPasskey(deps, call, 'proof', { accountId }, passkey);
    return;
  }
  if (password !== undefined) return await requirePassword(deps, accountId, password, 'password');
  const message = 'Entre ton mot de passe';
  throw new AppError('invalid_body', message, { fields: { password: message } });
}
