import { eq } from 'drizzle-orm';
import type { Access } from '#contract/endpoint.ts';
import { affiliate } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { findSession, unauthenticated } from '../features/accounts/sessions.ts';
import type { SignedInUser } from '../features/accounts/user.ts';

export interface Caller {
  user: SignedInUser;
  sessionId: string;
}

/**
 * Finds the caller by the session cookie. The cookie of an ended session is cleared, so that the browser stops sending it; that of an
 * expired one only once the purge has ended it.
 */
export async function identify(
  deps: Deps,
  cookies: { sessionToken: string | undefined; closeSession(): void },
): Promise<Caller | null> {
  if (!cookies.sessionToken) return null;
  const found = await findSession(deps, cookies.sessionToken);
  if (found === 'expired') return null;
  if (!found) cookies.closeSession();
  return found && { user: found.user, sessionId: found.id };
}

/** Throws unless this caller may use an endpoint of this access. The operator was let in by `enterAdmin`. */
export async function authorise(deps: Deps, access: Access, caller: Caller | null): Promise<void> {
  if (access === 'public' || access === 'admin') return;
  if (!caller) throw unauthenticated();
  if (access === 'pro' && !caller.user.isPro) throw needsPro();
  if (access === 'affiliate') await requireAffiliate(deps, caller.user.id);
}

export function needsPro(): AppError {
  return new AppError('upgrade_required', 'Passe en Pro pour utiliser cette fonctionnalité.');
}

async function requireAffiliate(deps: Deps, accountId: string): Promise<void> {
  const [own] = await deps.db.select({ id: affiliate.id }).from(affiliate).where(eq(affiliate.accountId, accountId));
  if (!own) throw new AppError('forbidden', 'Cette page est réservée aux affiliés.');
}
