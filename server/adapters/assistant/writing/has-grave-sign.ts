import type { Speaker } from '#contract/reading.ts';
import { graveSigns } from '#engine/understand/grave-signs.ts';
import { understand } from '#engine/understand/understand.ts';

/** Danger, money or a minor in a text that is no conversation (a profile, a bio, interests): nothing of it is sent to the model. */
export function hasGraveSign(text: string, from: Speaker): boolean {
  return understand([{ from, text }]).signs.some(({ kind }) => graveSigns.includes(kind));
}
