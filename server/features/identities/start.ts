import { providerNames } from '#contract/identities.ts';
import type { Proof } from '#contract/proof.ts';
import type { Provider } from '#contract/site.ts';
import type { IdentityProvider } from '../../adapters/identity/port.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Call } from '../../http/route.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { requireProof } from '../passkeys/proof.ts';
import { keep } from './attempt.ts';

type Cookies = Pick<Call, 'readCookie' | 'writeCookie'>;

export function requireProvider({ identityProviders }: Deps, provider: Provider): IdentityProvider {
  const found = identityProviders[provider];
  if (found) return found;
  throw new AppError('not_found', `La connexion avec ${providerNames[provider]} n'est pas proposée ici.`);
}

/** Answers where to send the browser. */
export async function startSignIn(deps: Deps, provider: Provider, call: Cookies): Promise<string> {
  return await start(deps, provider, call, null);
}

/**
 * A session alone does not add a way into an account: where there is a password, it is asked for, or a passkey in its place. An address that nobody has proven may
 * be a stranger's, and its owner must find no other way in when they come: no identity is joined before.
 */
export async function startJoining(
  deps: Deps,
  provider: Provider,
  { user, proof, call }: { user: SignedInUser; proof: Proof; call: Call },
): Promise<string> {
  if (user.hasPassword) await requireProof(deps, call, user.id, proof);
  if (!user.emailVerified) throw new AppError('email_unverified', "Confirme d'abord ton adresse e-mail.");
  return await start(deps, provider, call, user.id);
}

async function start(deps: Deps, provider: Provider, call: Cookies, joinFor: string | null): Promise<string> {
  const { url, started } = await requireProvider(deps, provider).start();
  keep(deps, call, 'started', { ...started, provider, joinFor });
  return url;
}
