import * as z from 'zod/mini';
import { loginAffiliate, wantedSlug } from '#contract/affiliate-accounts.ts';
import { acceptsTerms, email, firstName, isAdult, lastName, newPassword, slug, username } from '#contract/fields.ts';
import { bodySchemaOf } from '../../ui/form.ts';

// The schemas of the affiliates' forms, made of the contract's fields, so that browser and server check the same.

export const loginForm = bodySchemaOf(loginAffiliate);
export const registerForm = z.object({ slug: wantedSlug });

const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ['confirmPassword'], error: 'Les mots de passe ne correspondent pas', when: () => true },
);

export const signupForm = z
  .object({
    firstName,
    lastName,
    username,
    email,
    slug,
    password: newPassword,
    confirmPassword: z.string(),
    isAdult,
    acceptsTerms,
  })
  .check(samePasswords);
