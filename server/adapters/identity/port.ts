import type { Provider } from '#contract/site.ts';

// Providers that vouch for people: Google, Apple.

/** What an attempt is recognised by when the person comes back. Kept in a sealed cookie of their browser. */
export interface StartedSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface VouchedPerson {
  /** The provider's own name for the person, which never changes. */
  subject: string;
  email: string | null;
  /** The provider says that the person reads the mail of this address. */
  emailVerified: boolean;
  /** The provider can know that they still do: the address is of its own making, or it is told who leaves. */
  ownsMailbox: boolean;
  firstName: string | null;
}

export interface IdentityProvider {
  start(): Promise<{ url: string; started: StartedSignIn }>;
  /** Throws `provider_unavailable`, or `invalid_token` for an answer that proves nothing. */
  finish(answer: URLSearchParams, started: StartedSignIn): Promise<VouchedPerson>;
}

/** Those whose keys are set. */
export type IdentityProviders = Partial<Record<Provider, IdentityProvider>>;
