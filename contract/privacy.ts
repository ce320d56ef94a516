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

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  access: 'member',
  summary: 'Erases the account and everything attached to it, at once, after the password or a passkey.',
  limit: 'login',
  body: z.strictObject(proofFields),
  response: z.object({ message: z.string() }),
});
