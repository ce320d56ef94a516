// Time limits that the legal texts, the help page and the landing page mention.

import { audienceMonths } from '#contract/audience.ts';
import { demoMemoryMonths } from '#contract/plans.ts';

export { withdrawalDays } from '#contract/product.ts';

/** L221-24 of the Code de la consommation: the longest time for a refund. */
export const refundDays = 14;

export const retention = {
  sessionIdleDays: 30,
  sessionMaximumDays: 90,
  contactMonths: 12,
  audienceMonths,
  logMonths: 12,
  consentMonths: 6,
  demoMonths: demoMemoryMonths,
  /** L123-22 of the Code de commerce. */
  invoiceYears: 10,
} as const;
