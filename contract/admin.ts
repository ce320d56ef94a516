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
  summary:
    'Accounts, a page at a time: all of them, newest first, or those whose e-mail, name or phone begins so, in its order.',
  limit: 'admin',
  query: z.strictObject({
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    plan: z.optional(z.enum(['pro', 'free'], 'Filtre inconnu')),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.maxLength(400))),
  }),
  response: z.object({
    users: z.array(adminUser),
    /** Those of the page whose Pro the operator granted. */
    grantedPro: z.array(z.uuid()),
    /** Null on the last page. */
    next: z.nullable(z.string()),
    /** Of all accounts, whatever was searched; from figures that a job keeps. */
    totals: z.object({ users: z.int(), pro: z.int(), newLast7Days: z.int() }),
  }),
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

export const takeProBack = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/take-pro-back',
  access: 'admin',
  asksOutside: true,
  summary: 'Ends a Pro that the operator granted, with its add-ons. A Pro that is paid goes on.',
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
  asksOutside: true,
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

export const exportUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users/export',
  access: 'admin',
  summary: 'A CSV of all accounts, or of their e-mails alone, made as it is read.',
  limit: 'admin',
  query: z.strictObject({ columns: z.optional(z.enum(['all', 'emails'], 'Choix inconnu')) }),
  /** The answer is `text/csv`, not JSON. */
  response: z.string(),
});

export const adminSupportRequest = z.object({
  id: z.uuid(),
  /** From the cancellation funnel or from the contact page. */
  source: z.enum(['cancellation', 'contact']),
  name: z.nullable(z.string()),
  email: z.string(),
  topic: z.string(),
  message: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type AdminSupportRequest = z.infer<typeof adminSupportRequest>;

export const listSupportRequests = endpoint({
  method: 'GET',
  path: '/api/admin/support-requests',
  access: 'admin',
  summary: 'The last hundred requests for help, newest first.',
  limit: 'admin',
  response: z.object({ requests: z.array(adminSupportRequest) }),
});

export const adminAction = z.object({
  id: z.int(),
  action: z.string(),
  subjectId: z.nullable(z.string()),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  at: z.iso.datetime(),
});
export type AdminAction = z.infer<typeof adminAction>;

export const listAdminActions = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log',
  access: 'admin',
  summary: "The operator's actions, newest first, a page at a time.",
  limit: 'admin',
  query: z.strictObject({ before: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'Page invalide'))) }),
  response: z.object({ actions: z.array(adminAction), next: z.nullable(z.string()) }),
});
