import { type JobName, jobNames } from './catalogue.ts';

// Every kind of job has a queue and a worker of its own, so a flood of one kind never stands before another. How much of a kind is
// fetched and done at a time decides how fast its own queue empties, and how many connections it may hold at the mail server.

export interface Pace {
  /** Fetched together. A batch is done within 30 seconds even where each mail takes all of its 25: `atOnce` is no less for mails. */
  batch: number;
  atOnce: number;
}

/** What the law or a payment waits for: confirmations of purchases, cancellations and withdrawals, the links to them, refunds that failed, and disputes. */
const first = new Set<JobName>([
  'mail.billing-notice',
  'mail.purchase-link',
  'mail.cancellation',
  'mail.resumption',
  'mail.cancellation-link',
  'mail.withdrawal',
  'mail.owed-refund',
  'mail.dispute',
]);

export function paceOf(name: JobName): Pace {
  if (first.has(name)) return { batch: 25, atOnce: 25 };
  // The renewals of a day come within minutes, four webhooks each.
  if (name === 'billing.event') return { batch: 25, atOnce: 5 };
  return { batch: 5, atOnce: 5 };
}

/** In the order in which a drain takes them up: what goes first, then the others. */
export const jobNamesByLane = [...jobNames].sort((a, b) => Number(first.has(b)) - Number(first.has(a)));
