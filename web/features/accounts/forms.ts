import * as z from 'zod/mini';
import { acceptsTerms, email, firstName, isAdult, newPassword, password } from '#contract/fields.ts';

// What each form asks for, checked in the browser by the contract's own fields.

export const loginForm = z.object({ email, password });
export const signupForm = z.object({ firstName, email, password: newPassword, isAdult, acceptsTerms });
export const forgotPasswordForm = z.object({ email });
export const resetPasswordForm = z.object({ password: newPassword });
export const changePasswordForm = z.object({ currentPassword: password, newPassword });
