import * as z from 'zod/mini';
import { acceptsTerms, email, firstName, isAdult, newPassword, password, phoneNumber } from '#contract/fields.ts';

// The schemas of the account forms, made of the contract's fields, so that browser and server check the same.

export const loginForm = z.object({ email, password });
export const signupForm = z.object({ firstName, email, password: newPassword, isAdult, acceptsTerms });
/** Where a link is mailed to. */
export const linkRequestForm = z.object({ email });
/** An empty number is none. */
export const profileForm = z.object({ firstName, phoneNumber: z.union([z.literal(''), phoneNumber]) });
export const changeEmailForm = z.object({ newEmail: email, password });
export const resetPasswordForm = z.object({ password: newPassword });
/** A sign-up by somebody whose address a provider vouches for. */
export const vouchedForm = z.object({ firstName, isAdult, acceptsTerms });
export const verificationPasswordForm = z.object({ password });
export const changePasswordForm = z.object({ currentPassword: password, newPassword });
