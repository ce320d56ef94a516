import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { addons, features, quotaPeriods } from './plans.ts';

// What an account has used of what its plan gives.

export const meter = z.object({
  feature: z.enum(features),
  /** Running requests count; what fails is given back. */
  used: z.int(),
  /** Null: unlimited. 0: the plan does not include it. */
  limit: z.nullable(z.int()),
  period: z.nullable(z.enum(quotaPeriods)),
  /** When `used` starts anew; null where nothing is counted. */
  resetsAt: z.nullable(z.iso.datetime()),
  /** What would give more: Pro, or an add-on; null where there is no more to be had. */
  moreWith: z.nullable(z.enum(['pro', ...addons])),
});
export type Meter = z.infer<typeof meter>;

export const getUsage = endpoint({
  method: 'GET',
  path: '/api/usage',
  access: 'member',
  summary: 'Used, limit and reset of every feature, in the order of the price table.',
  response: z.object({
    usage: z.array(meter),
    /** The one demo run of a free account, text or screenshot, on top of the table. */
    freeDmTrialUsed: z.boolean(),
    /** Until the address is confirmed, the demo is all that may be used. */
    emailVerified: z.boolean(),
  }),
});
