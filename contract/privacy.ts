import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { password } from './fields.ts';

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
  summary: 'Erases the account and everything attached to it, at once.',
  limit: 'login',
  body: z.strictObject({ password }),
  response: z.object({ message: z.string() }),
});
