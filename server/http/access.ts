import { eq } from 'drizzle-orm';
import type { Access } from '#contract/endpoint.ts';
import { affiliate } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { findSession } from '../features/accounts/sessions.ts';
import type { SignedInUser } from '../features/accounts/user.ts';
import { equalInConstantTime } from '../secrets.ts';

export interface Caller {
  user: SignedInUser;
  sessionId: string;
}

/** Who calls, as far as the endpoint needs to know; refuses whoever may not. */
export async function authorise(
  deps: Deps,
  access: Access,
  credentials: { sessionToken: string | undefined; authorization: string | undefined },
): Promise<Caller | null> {
  if (access === 'admin') {
    requireOperator(deps, credentials.authorization);
    return null;
  }
  const live = credentials.sessionToken ? await findSession(deps, credentials.sessionToken) : null;
  const caller = live && { user: live.user, sessionId: live.id };
  if (access === 'public') return caller;
  if (!caller) throw new AppError('unauthenticated', 'Connecte-toi pour continuer.');
  if (access === 'pro' && !caller.user.isPro)
    throw new AppError('upgrade_required', 'Passe en Pro pour utiliser cette fonctionnalité.');
  if (access === 'affiliate') await requireAffiliate(deps, caller.user.id);
  return caller;
}

function requireOperator(deps: Deps, authorization: string | undefined): void {
  const given = authorization?.match(/^Bearer (.+)$/i)?.[1] ?? '';
  if (!equalInConstantTime(deps.adminPassword, given))
    throw new AppError('unauthenticated', 'Mot de passe admin incorrect');
}

async function requireAffiliate(deps: Deps, accountId: string): Promise<void> {
  const [own] = await deps.db.select({ id: affiliate.id }).from(affiliate).where(eq(affiliate.accountId, accountId));
  if (!own) throw new AppError('forbidden', 'Cette page est réservée aux affiliés.');
}
