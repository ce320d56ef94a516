import * as z from 'zod/mini';
import { explainedRating } from './bios.ts';
import { endpoint } from './endpoint.ts';
import { mailToken } from './fields.ts';

// The cancellation funnel: why a member leaves, what is offered instead, and what they chose.

export const retentionReasons = ['no_results', 'too_expensive', 'no_time', 'other'] as const;
export type RetentionReason = (typeof retentionReasons)[number];

export const retentionSteps = ['reason_selected', 'offer_response', 'final_cancel'] as const;
export type RetentionStep = (typeof retentionSteps)[number];

export const offerResponses = ['pause', 'support', 'cancel'] as const;
export type OfferResponse = (typeof offerResponses)[number];

const reason = z.enum(retentionReasons, 'Sélectionne une raison');
export const reasonMaxLength = 1000;
const otherReason = z
  .string()
  .check(z.trim(), z.maxLength(reasonMaxLength, `Ta raison ne peut pas dépasser ${reasonMaxLength} caractères`));
const otherNeedsText = z.refine<{
  reason?: RetentionReason | null | undefined;
  otherReason?: string | null | undefined;
}>((given) => given.reason !== 'other' || Boolean(given.otherReason), {
  error: 'Précise ta raison',
  path: ['otherReason'],
});

export const track = endpoint({
  method: 'POST',
  path: '/api/retention/track',
  access: 'member',
  summary: "Stores a step of the funnel for the operator; the browser doesn't wait for the answer.",
  limit: 'write',
  body: z
    .strictObject({
      step: z.enum(retentionSteps),
      /** Absent with «Résilier sans répondre». */
      reason: z.optional(z.nullable(reason)),
      otherReason: z.optional(z.nullable(otherReason)),
      offerResponse: z.optional(z.nullable(z.enum(offerResponses, 'Fais un choix'))),
    })
    .check(otherNeedsText),
  response: z.object({ recorded: z.boolean() }),
});

export const pauseSubscription = endpoint({
  method: 'POST',
  path: '/api/retention/pause-subscription',
  access: 'pro',
  asksOutside: true,
  summary: 'Skips one renewal (monthly) or moves the term by a month (annual), once in twelve months.',
  limit: 'write',
  response: z.object({ message: z.string(), pausedUntil: z.iso.datetime() }),
});

export const supportMessageMaxLength = 4000;

/** Checked by the form before sending, and by the server on receiving. */
export const supportForm = z
  .strictObject({
    reason,
    otherReason: z.optional(z.nullable(otherReason)),
    message: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(
            supportMessageMaxLength,
            `Ton message ne peut pas dépasser ${supportMessageMaxLength} caractères`,
          ),
        ),
    ),
  })
  .check(otherNeedsText);

export const requestSupport = endpoint({
  method: 'POST',
  path: '/api/retention/request-support',
  access: 'member',
  summary: "Stores a request for help and mails it to the operator; the mail's reply address is the member's.",
  limit: 'contact',
  body: supportForm,
  response: z.object({ message: z.string() }),
});

export const analyseProfile = endpoint({
  method: 'POST',
  path: '/api/retention/profile-analysis',
  access: 'pro',
  summary: 'The free profile analysis of the funnel: all the advice on a bio, once per account, without using a quota.',
  limit: 'assistant',
  body: z.strictObject({
    content: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "Colle ta bio actuelle pour l'évaluer"),
        z.maxLength(3000, 'Ce texte est trop long'),
      ),
  }),
  response: explainedRating,
});

export const setPassiveMode = endpoint({
  method: 'POST',
  path: '/api/retention/passive-mode',
  access: 'member',
  summary: 'One idea a week by mail, until switched off.',
  limit: 'write',
  body: z.strictObject({ enabled: z.boolean() }),
  response: z.object({ enabled: z.boolean(), message: z.string() }),
});

export const stopPassiveMode = endpoint({
  method: 'POST',
  path: '/api/retention/passive-mode/stop',
  access: 'public',
  summary: "Switches the weekly mail off with the token of that mail's own link (`/mode-passif/:token`).",
  limit: 'mailLink',
  body: z.strictObject({ token: mailToken }),
  response: z.object({ message: z.string() }),
});
