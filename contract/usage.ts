import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { addons, features, quotaPeriods } from './plans.ts';

// How much an account has used of its plan's quotas.

export const meter = z.object({
  feature: z.enum(features),
  /** Includes requests that are still running; a failed one is given back. */
  used: z.int(),
  /** Null: unlimited. 0: the plan does not include it. */
  limit: z.nullable(z.int()),
  period: z.nullable(z.enum(quotaPeriods)),
  /** When `used` returns to 0; null where nothing is counted. */
  resetsAt: z.nullable(z.iso.datetime()),
  /** What to buy for more: Pro or an add-on; null where nothing gives more. */
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
    /** Whether the demo run of a free account, text or screenshot, is used up. */
    freeDmTrialUsed: z.boolean(),
    /** Whether other accounts of the same mailbox, or a deleted one, have used some of it: what is free is counted for the mailbox. */
    isShared: z.boolean(),
    /** Until it is true, a free account may use the demo only. */
    emailVerified: z.boolean(),
  }),
});
