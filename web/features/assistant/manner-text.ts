import { intensityLabels, matchGenderLabels, objectiveLabels } from '../../content/assistant.ts';
import type { Manner } from './manner.ts';

/** What is chosen, in one line: «Objectif : Date · Joueur · À une femme». A gender that was not given is left out. */
export function mannerText({ objective, intensity, matchGender }: Manner, hasIntensity: boolean): string {
  const parts = [`Objectif\u00a0: ${objectiveLabels[objective]}`];
  if (hasIntensity) parts.push(intensityLabels[intensity ?? 'soft']);
  if (matchGender && matchGender !== 'non_precise') parts.push(matchGenderLabels[matchGender]);
  return parts.join(' · ');
}
