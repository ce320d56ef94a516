import * as z from 'zod/mini';
import { shownPaymentDetails } from './affiliate-accounts.ts';
import { endpoint } from './endpoint.ts';
import { email } from './fields.ts';
import { proofFields } from './proof.ts';

// Where an affiliate is paid, and what the ledger says of each day and month.

const ibanInvalid = 'IBAN invalide : vérifie les chiffres';

/** Spaces do not count. The check digits and the country are checked by the server. */
const iban = z.string().check(
  z.overwrite((text) => text.replace(/\s+/g, '').toUpperCase()),
  z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, ibanInvalid),
);

const holder = z
  .string()
  .check(
    z.trim(),
    z.minLength(2, 'Le titulaire doit contenir au moins 2 caractères'),
    z.maxLength(70, 'Le titulaire ne peut pas dépasser 70 caractères'),
  );

export const sepaDetails = z.strictObject({ method: z.literal('sepa'), holder, iban });

export const paypalDetails = z.strictObject({
  method: z.literal('paypal'),
  // A spreadsheet would take an address that starts with a sign for a formula.
  email: email.check(z.regex(/^[a-z0-9]/, 'Vérifie ton adresse e-mail')),
});

export const paymentDetails = z.discriminatedUnion('method', [sepaDetails, paypalDetails]);
export type PaymentDetails = z.infer<typeof paymentDetails>;

/** A session alone must not lead payouts elsewhere. */
const sepaChange = z.extend(sepaDetails, proofFields);
const paypalChange = z.extend(paypalDetails, proofFields);

export const savePaymentDetails = endpoint({
  method: 'POST',
  path: '/api/affiliate/payment-details',
  access: 'affiliate',
  summary:
    'Stores where the affiliate is paid, encrypted, after the password or a passkey, and tells them by mail. Approved payouts then need another approval, and nothing is sent there for seven days; a payout that was already sent keeps its target.',
  limit: 'login',
  body: z.discriminatedUnion('method', [sepaChange, paypalChange]),
  response: z.object({ paymentDetails: shownPaymentDetails }),
});

export const affiliateDay = z.object({
  /** `2026-11-17`, in Paris. */
  date: z.iso.date(),
  clicks: z.int(),
  conversions: z.int(),
  /** Commissions of payments of that day, after what refunds and disputes took back. */
  earningsCents: z.int(),
});
export type AffiliateDay = z.infer<typeof affiliateDay>;

/** Days that the plot of the dashboard shows. */
export const affiliateHistoryDays = 90;

export const getAffiliateHistory = endpoint({
  method: 'GET',
  path: '/api/affiliate/history',
  access: 'affiliate',
  summary: 'Clicks, conversions and earnings of each of the last 90 days, oldest first.',
  response: z.object({ days: z.array(affiliateDay) }),
});

export const getStatement = endpoint({
  method: 'GET',
  path: '/api/affiliate/statements/:month',
  access: 'affiliate',
  summary: 'The ledger entries of one month as CSV, with the balance before and after.',
  params: z.strictObject({ month: z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Mois invalide')) }),
  response: z.object({ fileName: z.string(), type: z.string(), content: z.string() }),
});
