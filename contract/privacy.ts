import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { proofFields } from './proof.ts';

// The rights of the person behind an account: to export all data, and to have it erased.

export const exportData = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'member',
  summary: 'Everything that is stored about the account, table by table.',
  limit: 'export',
  response: z.object({
    exportedAt: z.iso.datetime(),
    /** Table name → rows. */
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});

/** What becomes of an affiliate's money with the account. */
export const affiliateMoney = z.object({
  /** What is still paid; the operator checks it before. */
  payout: z.nullable(z.object({ amountCents: z.int(), target: z.string(), executedOn: z.iso.datetime() })),
  /** What is lost: without payment details all of it, with them what no payout can be made of. */
  lapsedCents: z.int(),
  hasPaymentDetails: z.boolean(),
});
export type AffiliateMoney = z.infer<typeof affiliateMoney>;

export const previewDeletion = endpoint({
  method: 'GET',
  path: '/api/account/deletion',
  access: 'member',
  summary: "What the erasure of the account would do to an affiliate's money; null for a member without any.",
  response: z.object({ affiliateMoney: z.nullable(affiliateMoney) }),
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  access: 'member',
  summary: 'Erases the account and everything attached to it, at once, after the password or a passkey.',
  limit: 'login',
  body: z.strictObject(proofFields),
  response: z.object({ message: z.string() }),
});
