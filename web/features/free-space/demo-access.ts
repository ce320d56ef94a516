import type { ResponseOf } from '#contract/endpoint.ts';
import type { getUsage } from '#contract/usage.ts';
import { isSpent } from '../usage/meter-text.ts';

type Usage = Pick<ResponseOf<typeof getUsage>, 'usage' | 'freeDmTrialUsed'>;

/** Whether a free account may still run the demo: screenshots by the one trial, text by the day's allowance too. */
export function mayRun(usage: Usage | undefined, hasScreenshot: boolean): boolean {
  // Not known yet: the server has the last word.
  if (!usage?.freeDmTrialUsed) return true;
  const text = usage.usage.find(({ feature }) => feature === 'dmText');
  return !hasScreenshot && text !== undefined && !isSpent(text);
}
