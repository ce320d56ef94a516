import type { ResponseOf } from '#contract/endpoint.ts';
import type { getUsage } from '#contract/usage.ts';
import { isSpent } from '../usage/meter-text.ts';

type Usage = Pick<ResponseOf<typeof getUsage>, 'usage' | 'freeDmTrialUsed'>;

/** Whether a free account may run the demo: once with screenshots or text, afterwards with text within the daily quota. */
export function mayRun(usage: Usage | undefined, hasScreenshot: boolean): boolean {
  // While loading, true: the server decides anyway.
  if (!usage?.freeDmTrialUsed) return true;
  const text = usage.usage.find(({ feature }) => feature === 'dmText');
  return !hasScreenshot && text !== undefined && !isSpent(text);
}
