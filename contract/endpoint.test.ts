import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as accounts from './accounts.ts';
import * as admin from './admin.ts';
import * as affiliateAccounts from './affiliate-accounts.ts';
import * as affiliatePayments from './affiliate-payments.ts';
import * as affiliates from './affiliates.ts';
import * as assistant from './assistant.ts';
import * as billing from './billing.ts';
import * as bios from './bios.ts';
import * as contact from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import { errorCodes, errorStatus } from './errors.ts';
import * as privacy from './privacy.ts';
import * as retention from './retention.ts';
import * as tools from './tool-calls.ts';
import * as usage from './usage.ts';

const modules: object[] = [
  accounts,
  admin,
  affiliateAccounts,
  affiliatePayments,
  affiliates,
  assistant,
  billing,
  bios,
  contact,
  privacy,
  retention,
  tools,
  usage,
];
const endpoints = modules
  .flatMap((module) => Object.values(module))
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value);

/** Paths that the specification names, for the screens that exist. */
const specified = [
  'GET /api/auth/me',
  'GET /api/user',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/affiliate/track',
  'GET /api/affiliate/profile',
  'GET /api/affiliate/stats',
  'GET /api/affiliate/commissions',
  'POST /api/affiliate/request-payout',
  'POST /api/affiliate/register',
  'POST /api/affiliate/signup',
  'POST /api/affiliate/login',
  'POST /api/dm/optimize-screenshot',
  'POST /api/dm/optimize',
  'GET /api/dm',
  'POST /api/bios/generate',
  'POST /api/bios/rate',
  'GET /api/bios',
  'GET /api/usage',
  'POST /api/auth/auto-login',
  'POST /api/user/complete-profile',
  'POST /api/subscription/create',
  'POST /api/subscription/create-checkout-session',
  'POST /api/subscription/add-:addonType',
  'POST /api/subscription/cancel-:addonType',
  'POST /api/stripe/create-portal-session',
  'POST /api/retention/track',
  'POST /api/retention/pause-subscription',
  'POST /api/retention/request-support',
  'POST /api/admin/stripe/sync',
  'GET /api/admin/users',
  'POST /api/admin/users/:id/activate-pro',
];

describe('endpoints', () => {
  const names = endpoints.map(({ method, path }) => `${method} ${path}`);

  it('have no path twice, and include every specified one', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const name of specified) expect(names).toContain(name);
  });

  it.each(endpoints)('have a strict body, described parameters and a summary: $method $path', (endpoint) => {
    expect(endpoint.summary).toMatch(/^\S.*[.;]?$/);
    expect(endpoint.path).toMatch(/^\/api(\/([a-z][a-z-]*|([a-z]+-)?:[a-z]\w*))+$/);
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const described = endpoint.params ? z.toJSONSchema(endpoint.params, { io: 'input' }) : { properties: {} };
    expect(Object.keys(described.properties ?? {})).toEqual(named);
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    if (endpoint.body) {
      const body = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
      for (const kind of body.oneOf ?? [body]) expect(kind).toMatchObject({ additionalProperties: false });
    }
  });

  it('that are public writes, admin calls or take a password have a limit', () => {
    const unlimited = endpoints.filter(
      ({ method, access, limit }) => method !== 'GET' && access === 'public' && limit === undefined,
    );
    expect(unlimited.map(({ path }) => path)).toEqual(['/api/auth/logout']);
    for (const { access, limit, path } of endpoints) if (access === 'admin') expect(limit, path).toBe('admin');
    for (const guessed of [accounts.login, accounts.changePassword, privacy.deleteAccount])
      expect(guessed.limit).toBe('login');
  });
});

describe('errors', () => {
  it('have a status from 400 to 599', () => {
    expect(errorCodes).toEqual(Object.keys(errorStatus));
    for (const status of Object.values(errorStatus)) expect(status >= 400 && status < 600).toBe(true);
    expect(errorStatus).toMatchObject({ upgrade_required: 403, addon_required: 403, quota_exhausted: 429 });
  });
});
