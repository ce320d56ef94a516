import { fold } from '#engine/french/fold.ts';
import { touchesGraveSubject } from './find-harm.ts';
import { graveRefusedFrom, harmLikelihood, refusedFrom } from './learnt/harm-likelihood.ts';

/** Whether the learnt score alone refuses a text, whatever the rules find in it. */
export function soundsHarmful(text: string): boolean {
  return harmLikelihood(text) >= (touchesGraveSubject(fold(text)) ? graveRefusedFrom : refusedFrom);
}
