import type { Intensity, Objective, Tone } from '#contract/writing.ts';
import { invitations, invitationsAfter, numberAsks } from '../patterns/invitations.ts';

/** Ways to ask for what the user wishes, in this tone and intensity; none where the talk simply goes on. */
export function framesFor(objective: Objective, tone: Tone, intensity: Intensity): string[] {
  const frames = objective === 'date' ? invitations : objective === 'number' ? numberAsks : [];
  const own = frames
    .filter((frame) => frame.tone === tone && (!frame.intensity || frame.intensity.includes(intensity)))
    .map(({ text }) => text);
  return objective === 'date' ? [...own, ...invitationsAfter[tone]] : own;
}
