import type { Provider } from '#contract/site.ts';
import { providerCookieMinutes, providerCookies } from '#contract/site.ts';
import type { StartedSignIn, VouchedPerson } from '../../adapters/identity/port.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Call } from '../../http/route.ts';

// An attempt to sign in with a provider, between its steps. It is kept in the browser that started it, sealed, and nowhere else: an
// answer of the provider that arrives in another browser is of no use there.

export interface Started extends StartedSignIn {
  provider: Provider;
  /** The account that asked to have an identity joined; null for a sign-in. */
  joinFor: string | null;
}

/** A person who is known to the provider, and not yet to us. */
export interface Vouched extends Pick<VouchedPerson, 'subject' | 'firstName'> {
  provider: Provider;
  /** Verified by the provider. */
  email: string;
}

type Step = keyof typeof providerCookies;
interface Contents {
  started: Started;
  vouched: Vouched;
}

const secondsOf = (step: Step) => providerCookieMinutes[step] * 60;

type Cookies = Pick<Call, 'readCookie' | 'writeCookie'>;

export function keep<S extends Step>(deps: Deps, call: Cookies, step: S, content: Contents[S]): void {
  const until = deps.clock.now().getTime() + secondsOf(step) * 1000;
  const sealed = deps.signer.seal(providerCookies[step], JSON.stringify({ until, content }));
  call.writeCookie(providerCookies[step], sealed, { maxAgeSeconds: secondsOf(step) });
}

export function forget(call: Cookies, step: Step): void {
  call.writeCookie(providerCookies[step], '', { maxAgeSeconds: 0 });
}

export function requireKept<S extends Step>(deps: Deps, call: Cookies, step: S): Contents[S] {
  const { until, content } = read(deps, call.readCookie(providerCookies[step]), step);
  if (until <= deps.clock.now().getTime()) throw ended();
  return content;
}

function read<S extends Step>(
  deps: Deps,
  sealed: string | undefined,
  step: S,
): { until: number; content: Contents[S] } {
  try {
    return JSON.parse(deps.signer.unseal(providerCookies[step], sealed ?? ''));
  } catch {
    throw ended();
  }
}

export function ended(): AppError {
  return new AppError('invalid_token', 'Cette tentative de connexion a pris fin. Recommence.');
}
