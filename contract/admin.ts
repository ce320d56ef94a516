import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email } from './fields.ts';
import { entitlements } from './plans.ts';

export const adminUser = z.object({
  id: z.uuid(),
  username: z.string(),
  firstName: z.nullable(z.string()),
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  isPro: z.boolean(),
  createdAt: z.iso.datetime(),
  stripeCustomerId: z.nullable(z.string()),
});
export type AdminUser = z.infer<typeof adminUser>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'Every account, newest first.',
  limit: 'admin',
  response: z.object({ users: z.array(adminUser) }),
});

export const activatePro = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/activate-pro',
  access: 'admin',
  summary: "The operator's grant of Pro; repeating it changes nothing.",
  limit: 'admin',
  params: z.strictObject({ id: z.uuid('Identifiant invalide') }),
  response: z.object({ user: adminUser }),
});

export const grantEntitlement = endpoint({
  method: 'POST',
  path: '/api/admin/grants',
  access: 'admin',
  summary: 'Grants Pro or an add-on to an account by its e-mail, without a payment.',
  limit: 'admin',
  body: z.strictObject({ email, entitlement: z.enum(entitlements, 'Choisis pro, bio ou photo') }),
  response: z.object({ message: z.string() }),
});

export const syncStripe = endpoint({
  method: 'POST',
  path: '/api/admin/stripe/sync',
  access: 'admin',
  summary: "Brings every subscription in line with the provider; never takes the operator's own grants away.",
  limit: 'admin',
  response: z.object({
    result: z.object({
      comptes_pro_actives: z.int(),
      emails_envoyes: z.int(),
      abonnements_verifies: z.int(),
      abonnements_modifies: z.int(),
    }),
  }),
});
