import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { acceptsTerms, email, firstName, isAdult, mailToken, newPassword, password } from './fields.ts';
import { onboardingAnswers } from './onboarding.ts';

// Accounts: signing up and in, verifying an address, changing a password, sessions.

/** What `/complete-profile` can ask for, beside the address. */
export const profileFields = ['firstName', 'phoneNumber', 'password'] as const;
export type ProfileField = (typeof profileFields)[number];

export const user = z.object({
  id: z.uuid(),
  username: z.string(),
  firstName: z.nullable(z.string()),
  email: z.string(),
  emailVerified: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  isPro: z.boolean(),
  hasBioAccess: z.boolean(),
  hasPhotoAccess: z.boolean(),
  stripeCustomerId: z.nullable(z.string()),
  stripeBioSubscriptionItemId: z.nullable(z.string()),
  stripePhotoSubscriptionItemId: z.nullable(z.string()),
  freeDmTrialUsed: z.boolean(),
  /** What `/complete-profile` still asks of someone who has bought; empty for everyone else. */
  profileMissing: z.array(z.enum(profileFields)),
  /** False for who signs in with a provider or a mailed link only. */
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof user>;

export const userAnswer = z.object({ user });
export const messageAnswer = z.object({ message: z.string() });
/** With what opens the account beside the new password, named: an identity, passkeys. */
export const newPasswordAnswer = z.extend(messageAnswer, { otherWaysIn: z.array(z.string()) });

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'member',
  summary: 'The signed-in user; 401 without a session.',
  response: userAnswer,
});

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'member',
  summary: 'The signed-in user (older path of /api/auth/me).',
  response: userAnswer,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Opens a session.',
  limit: 'login',
  body: z.strictObject({ email, password }),
  response: userAnswer,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  summary: 'Ends the session of this browser; succeeds without one.',
  response: messageAnswer,
});

export const signup = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  summary: 'Creates a free account, signs it in and mails a verification link.',
  limit: 'signup',
  body: z.strictObject({
    firstName,
    email,
    password: newPassword,
    isAdult,
    acceptsTerms,
    onboarding: z.optional(onboardingAnswers),
    /** The signed click that `POST /api/affiliate/track` answered; sent while it is only in memory, without consent to a cookie. */
    referral: z.optional(z.string().check(z.maxLength(300))),
  }),
  response: userAnswer,
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  summary:
    'Confirms an e-mail address with the token of the mailed link; asks for the password outside the browsers of the account.',
  limit: 'mailLink',
  body: z.strictObject({ token: mailToken, password: z.optional(password) }),
  response: z.object({ outcome: z.enum(['confirmed', 'password_needed']), message: z.string() }),
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'member',
  summary: 'Mails the verification link again.',
  limit: 'mailLink',
  response: messageAnswer,
});

export const requestSignInLink = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in-link',
  access: 'public',
  summary: 'Mails a link to sign in with if the address has an account; the answer is the same if not.',
  limit: 'signInLink',
  body: z.strictObject({ email }),
  response: messageAnswer,
});

export const signInByLink = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in-by-link',
  access: 'public',
  summary: 'Opens a session with the token of a mailed link.',
  limit: 'mailLink',
  body: z.strictObject({ token: mailToken }),
  response: userAnswer,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Mails a reset link if the address has an account; the answer is the same if not.',
  limit: 'resetLink',
  body: z.strictObject({ email }),
  response: messageAnswer,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary:
    'Sets a new password with the token of a mailed link, for a password or for verification; ends every session of the account.',
  limit: 'mailLink',
  body: z.strictObject({ token: mailToken, password: newPassword }),
  response: newPasswordAnswer,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/change-password',
  access: 'member',
  summary: 'Changes the password; ends every other session of the account.',
  limit: 'login',
  body: z.strictObject({ currentPassword: password, newPassword }),
  response: newPasswordAnswer,
});

export const openSession = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'member',
  summary: 'The open sessions of the account.',
  response: z.object({ sessions: z.array(openSession) }),
});

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'member',
  summary: 'Ends one session of the account.',
  params: z.strictObject({ id: z.uuid('Identifiant invalide') }),
  response: messageAnswer,
});

export const revokeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'member',
  summary: 'Ends every session of the account but this one.',
  response: messageAnswer,
});
