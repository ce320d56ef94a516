import type { Database } from '../../db/open.ts';
import type { Deps } from '../../deps.ts';
import { clearAccountCount } from '../../http/limits.ts';

/** Gives an account its whole allowance of failed logins again, which is counted by address and by id. */
export async function forgetFailedLogins(
  tx: Database,
  deps: Deps,
  { id, email }: { id: string; email: string },
): Promise<void> {
  for (const subject of [email, id]) await clearAccountCount(tx, deps, 'login', subject);
}
