import { and, eq, gt } from 'drizzle-orm';
import { rateLimit } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { equalInConstantTime } from '../secrets.ts';
import { giveBack, type Spent, spend, spendOf, type Window } from './limits.ts';

// The operator's password. Wrong ones are limited by address and over all addresses together. So that an attacker with many
// addresses cannot keep the operator out, all together still get a guess every half minute, and a network from which the right
// password came within a month does not share its allowance with the others.

const together: Window = { max: 30, seconds: 15 * 60 };
const afterwards: Window = { max: 1, seconds: 30 };
const rememberedMs = 30 * 24 * 60 * 60 * 1000;
const renewedMs = 24 * 60 * 60 * 1000;

/** Lets the operator in, or throws. A use is taken before the password is looked at, and given back if it is right. */
export async function enterAdmin(deps: Deps, network: string, authorization: string | undefined): Promise<void> {
  const [knownUntil, byAddress] = await Promise.all([
    knownUntilOf(deps, network),
    spend(deps, 'admin', 'perAddress', network),
  ]);
  const spent: Spent[] = byAddress ? [byAddress] : [];
  if (!knownUntil) spent.push(await spendTogether(deps));
  const given = authorization?.match(/^Bearer (.+)$/i)?.[1] ?? '';
  if (!equalInConstantTime(deps.adminPassword, given))
    throw new AppError('unauthenticated', 'Mot de passe admin incorrect');
  await giveBack(deps, spent);
  await remember(deps, network, knownUntil);
}

async function spendTogether(deps: Deps): Promise<Spent> {
  try {
    return await spendOf(deps, together, 'admin:together');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return await spendOf(deps, afterwards, 'admin:afterwards');
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
