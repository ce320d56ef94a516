import type { Intensity, Objective, Tone } from '#contract/writing.ts';
import { invitations, numberAsks, softInvitations } from '../patterns/invitations.ts';

/** Ways to ask for what the user wishes, in this tone and intensity; none where the talk simply goes on. */
export function framesFor(objective: Objective, tone: Tone, intensity: Intensity): string[] {
  if (objective === 'number') return numberAsks[tone];
  if (objective !== 'date') return [];
  return intensity === 'soft' ? [...invitations[tone], ...softInvitations[tone]] : invitations[tone];
}
