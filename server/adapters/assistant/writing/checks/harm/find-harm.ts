import type { HarmCode } from '../faults.ts';
import { contemptRules } from './contempt.ts';
import { dangerRules } from './dangers.ts';
import type { HarmRule } from './harm-rule.ts';
import { looksRules } from './looks.ts';
import { notMessageRules } from './not-a-message.ts';
import { pressureRules } from './pressure.ts';
import { sexualRules } from './sexual.ts';

export const harmRules: readonly HarmRule[] = [
  ...sexualRules,
  ...looksRules,
  ...contemptRules,
  ...pressureRules,
  ...dangerRules,
  ...notMessageRules,
];

/** What harms in a folded text, whatever the conversation. */
export function findHarm(plain: string): HarmCode[] {
  const found = harmRules.filter(
    ({ says, unless = [] }) => says.some((cue) => cue.test(plain)) && !unless.some((cue) => cue.test(plain)),
  );
  return [...new Set(found.map(({ harm }) => harm))];
}
