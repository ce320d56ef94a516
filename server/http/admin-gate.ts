import { and, eq, gt } from 'drizzle-orm';
import { rateLimit } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { takeAsLongAsLogin } from '../features/accounts/passwords.ts';
import { countWrongPassword } from '../features/admin/wrong-passwords.ts';
import { readOperatorToken } from '../features/passkeys/operator-token.ts';
import { equalInConstantTime } from '../secrets.ts';
import { giveBack, spendOf, spendPerAddress, type Window } from './limits.ts';
import { networkOf } from './network.ts';

// The operator's password, or a token that a passkey of theirs opened. Wrong passwords are limited by address and block, and over all addresses together. The right one is let in
// whatever others did: only what came from its own network or block stands before it. A network from which it did not come within a
// month pays for each check with as much time and memory as for a login, of which only a few are made at once: this is what limits
// guesses from many networks.

const together: Window = { max: 30, seconds: 15 * 60 };
const rememberedMs = 30 * 24 * 60 * 60 * 1000;
const renewedMs = 24 * 60 * 60 * 1000;

/** Lets the operator in, or throws. A use is taken before the password is looked at, and given back if it is right. */
export async function enterAdmin(deps: Deps, address: string, authorization: string | undefined): Promise<void> {
  const given = authorization?.match(/^Bearer (.+)$/i)?.[1] ?? '';
  const token = await readOperatorToken(deps, given);
  if (token === 'valid') return;
  if (token === 'ended') throw new AppError('unauthenticated', 'Ta session a expiré');
  const network = networkOf(address);
  const [knownUntil, spent] = await Promise.all([knownUntilOf(deps, network), spendPerAddress(deps, 'admin', address)]);
  if (!knownUntil) await takeAsLongAsLogin(given);
  if (!equalInConstantTime(deps.adminPassword, given)) {
    if (!knownUntil) await countTogether(deps);
    await countWrongPassword(deps, network);
    throw new AppError('unauthenticated', 'Mot de passe admin incorrect');
  }
  await giveBack(deps, spent);
  await remember(deps, network, knownUntil);
}

/** Refuses beyond the shared limit, where guesses are one entry of the log a minute, wherever they come from. */
async function countTogether(deps: Deps): Promise<void> {
  try {
    await spendOf(deps, together, 'admin:together');
  } catch (error) {
    await countWrongPassword(deps, null);
    throw error;
  }
}

const keyOf = (deps: Deps, network: string) => `admin:known:${deps.signer.pseudonym('admin-network', network)}`;

async function knownUntilOf(deps: Deps, network: string): Promise<Date | null> {
  const [known] = await deps.db
    .select({ until: rateLimit.expiresAt })
    .from(rateLimit)
    .where(and(eq(rateLimit.key, keyOf(deps, network)), gt(rateLimit.expiresAt, deps.clock.now())));
  return known?.until ?? null;
}

/** Written at most once a day. */
async function remember(deps: Deps, network: string, knownUntil: Date | null): Promise<void> {
  const expiresAt = new Date(deps.clock.now().getTime() + rememberedMs);
  if (knownUntil && expiresAt.getTime() - knownUntil.getTime() < renewedMs) return;
  await deps.db
    .insert(rateLimit)
    .values({ key: keyOf(deps, network), windowStart: new Date(0), count: 0, expiresAt })
    .onConflictDoUpdate({ target: [rateLimit.key, rateLimit.windowStart], set: { expiresAt } });
}
