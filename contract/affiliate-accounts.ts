import * as z from 'zod/mini';
import { user } from './accounts.ts';
import { affiliateStatuses, payoutMethods } from './affiliates.ts';
import { endpoint } from './endpoint.ts';
import { acceptsTerms, email, firstName, isAdult, lastName, newPassword, slug, username } from './fields.ts';

// Becoming an affiliate, and what an affiliate's own profile shows.

/** The version of the programme's terms in the CGU; stored with every request. A change of the terms changes it. */
export const affiliateTermsVersion = '2026-11-19';

/** What may be shown of payment details: the method and the end of the target. */
export const shownPaymentDetails = z.object({
  method: z.enum(payoutMethods),
  /** The account holder, for SEPA. */
  holder: z.nullable(z.string()),
  target: z.string(),
  updatedAt: z.iso.datetime(),
});
export type ShownPaymentDetails = z.infer<typeof shownPaymentDetails>;

export const affiliateProfile = z.object({
  slug: z.string(),
  status: z.enum(affiliateStatuses),
  /** The address to share: the site's home page with the slug. */
  link: z.string(),
  createdAt: z.iso.datetime(),
  /** Null until the affiliate gives some. */
  paymentDetails: z.nullable(shownPaymentDetails),
});
export type AffiliateProfile = z.infer<typeof affiliateProfile>;

const ownProfile = z.object({ affiliate: affiliateProfile });

export const getAffiliateProfile = endpoint({
  method: 'GET',
  path: '/api/affiliate/profile',
  access: 'member',
  summary: 'The affiliate profile of the member; null for a member without one.',
  response: z.object({ affiliate: z.nullable(affiliateProfile) }),
});

/** The slug as the modal for members asks for it, with its own messages. */
export const wantedSlug = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, "Veuillez entrer un nom d'utilisateur"),
    z.regex(/^[a-z0-9_-]*$/, "Le nom d'utilisateur ne peut contenir que des lettres, chiffres, tirets et underscores"),
    z.minLength(3, "Le nom d'utilisateur affilié doit contenir au moins 3 caractères"),
    z.maxLength(30, "Le nom d'utilisateur affilié ne peut pas dépasser 30 caractères"),
  );

export const registerAffiliate = endpoint({
  method: 'POST',
  path: '/api/affiliate/register',
  access: 'member',
  summary: 'A member asks to become an affiliate and accepts the terms of the programme; the operator decides.',
  limit: 'write',
  body: z.strictObject({ slug: wantedSlug, acceptsTerms: z.optional(acceptsTerms) }),
  response: z.extend(ownProfile, { message: z.string() }),
});

export const signupAffiliate = endpoint({
  method: 'POST',
  path: '/api/affiliate/signup',
  access: 'public',
  summary: 'Creates an account with a request to become an affiliate, and signs it in.',
  limit: 'signup',
  body: z.strictObject({
    username,
    email,
    password: newPassword,
    firstName,
    lastName,
    slug,
    /** Without these two the account is asked again before its first purchase. */
    isAdult: z.optional(isAdult),
    acceptsTerms: z.optional(acceptsTerms),
  }),
  response: z.extend(ownProfile, { user }),
});

export const loginAffiliate = endpoint({
  method: 'POST',
  path: '/api/affiliate/login',
  access: 'public',
  summary: 'Opens a session, as `/api/auth/login` does.',
  limit: 'login',
  body: z.strictObject({
    email,
    password: z
      .string()
      .check(
        z.minLength(1, 'Mot de passe requis'),
        z.maxLength(200, 'Mot de passe trop long (maximum 200 caractères)'),
      ),
  }),
  response: z.object({ user, affiliate: z.nullable(affiliateProfile) }),
});
