import type { FaultCode } from './checks/faults.ts';
import type { Pseudonyms } from './privacy/pseudonyms.ts';
import type { Rejected } from './prompts/repair-prompt.ts';
import { tidyText } from './tidy-text.ts';

/** A text of the model with its names put back, or what `check` finds wrong with it. */
export function readText(
  content: string,
  options: { pseudonyms: Pseudonyms; withEmoji: boolean; check: (text: string) => FaultCode[] },
): { text: string } | Rejected {
  const restored = options.pseudonyms.restore(content);
  if (restored === null) return { content, faults: ['token'] };
  const text = tidyText(restored, { withEmoji: options.withEmoji });
  const faults = options.check(text);
  return faults.length > 0 ? { content, faults } : { text };
}

/** In characters. */
export function faultsOfLength(text: string, { min, max }: { min: number; max: number }): FaultCode[] {
  if (text.length < min) return ['short'];
  return text.length > max ? ['long'] : [];
}
