import * as z from 'zod/mini';
import { user } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { acceptsTerms, email, firstName, isAdult, password } from './fields.ts';
import { onboardingAnswers } from './onboarding.ts';
import { proofFields } from './proof.ts';
import { type Provider, providers } from './site.ts';

// Signing in with Google or Apple, and the identities that are joined to an account.

export const providerNames: Record<Provider, string> = { google: 'Google', apple: 'Apple' };

const providerParams = z.strictObject({ provider: z.enum(providers, 'Fournisseur inconnu') });
const redirectAnswer = z.object({ url: z.string() });
const userAnswer = z.object({ user });
const messageAnswer = z.object({ message: z.string() });

export const startSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/providers/:provider/start',
  access: 'public',
  asksOutside: true,
  summary: 'Answers the address of the provider to sign in at, and binds the attempt to this browser by a cookie.',
  limit: 'providerSignIn',
  params: providerParams,
  response: redirectAnswer,
});

export const startJoining = endpoint({
  method: 'POST',
  path: '/api/account/identities/:provider/start',
  access: 'member',
  summary:
    'As start of a sign-in, to join the identity to this account; asks for the password or a passkey where there is a password.',
  limit: 'login',
  params: providerParams,
  body: z.strictObject(proofFields),
  response: redirectAnswer,
});

const signInOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed_in'), user }),
  /** Joined to the account that is signed in. */
  z.object({ outcome: z.literal('joined') }),
  /** Nobody has this address: `signUpVouched` creates the account. */
  z.object({ outcome: z.literal('new'), email: z.string(), firstName: z.nullable(z.string()) }),
  /** An account has this address, and the provider's word is not enough to enter it: `joinByPassword`. */
  z.object({ outcome: z.literal('proof_needed'), email: z.string() }),
]);

export const finishSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/providers/:provider/finish',
  access: 'public',
  asksOutside: true,
  summary: 'Checks what the provider sent the browser back with, and says who that is here.',
  limit: 'providerSignIn',
  params: providerParams,
  body: z.strictObject({
    /** The query, fragment or form of the return, as sent. */
    answer: z.string().check(z.minLength(1, 'Retour incomplet'), z.maxLength(8000, 'Retour trop long')),
  }),
  response: signInOutcome,
});

export const signUpVouched = endpoint({
  method: 'POST',
  path: '/api/auth/providers/signup',
  access: 'public',
  summary: 'Creates the account of a person whom a provider has just vouched for in this browser, and signs it in.',
  limit: 'signup',
  body: z.strictObject({
    firstName,
    isAdult,
    acceptsTerms,
    onboarding: z.optional(onboardingAnswers),
    /** As in `signup`. */
    referral: z.optional(z.string().check(z.maxLength(300))),
  }),
  response: userAnswer,
});

export const joinByPassword = endpoint({
  method: 'POST',
  path: '/api/auth/providers/join',
  access: 'public',
  summary: 'Joins the identity that a provider has just vouched for in this browser to the account with its address.',
  limit: 'login',
  body: z.strictObject({ email, password }),
  response: userAnswer,
});

const joinedIdentity = z.object({
  provider: z.enum(providers),
  /** As the provider named it at the time; null where it named none. */
  email: z.nullable(z.string()),
  joinedAt: z.iso.datetime(),
});
export type JoinedIdentity = z.infer<typeof joinedIdentity>;

export const listIdentities = endpoint({
  method: 'GET',
  path: '/api/account/identities',
  access: 'member',
  summary: 'The identities that are joined to the account.',
  response: z.object({ identities: z.array(joinedIdentity) }),
});

export const removeIdentity = endpoint({
  method: 'DELETE',
  path: '/api/account/identities/:provider',
  access: 'member',
  summary: 'Takes an identity away from the account; a mailed link remains as a way in.',
  limit: 'write',
  params: providerParams,
  response: messageAnswer,
});
