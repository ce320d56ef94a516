import { graveSigns } from '#engine/understand/grave-signs.ts';
import type { Situation } from '#engine/understand/situation.ts';

/**
 * Whether a conversation may be sent to a model: it writes French only, and once danger or a minor was seen nothing is sent, even if the
 * sign was lifted since.
 */
export function mayBeSent({ language, signs }: Situation): boolean {
  return language !== 'other' && !signs.some(({ kind }) => graveSigns.includes(kind));
}
