import type { Feature } from '#contract/plans.ts';
import type { Meter } from '#contract/usage.ts';

// The French texts of a meter.

export const meterLabels: Record<Feature, string> = {
  dmText: 'Conversations en texte',
  dmScreenshot: "Captures d'écran",
  bioGeneration: 'Demandes de bios',
  bioRating: 'Notes de bio',
  photoAnalysis: 'Analyses de photo',
  photoRetouch: 'Retouches de photo',
  antiGhost: 'Assistant anti-ghost',
  redFlagRadar: 'Radar à red flags',
  datePlanner: 'Planificateur de dates',
  openerPack: "Pack d'accroches",
};

const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'Europe/Paris' });

/** «Se recharge le 1er décembre». Periods begin and end in Paris time. */
export function resetText({ period, resetsAt }: Pick<Meter, 'period' | 'resetsAt'>): string | null {
  if (!period || !resetsAt) return null;
  if (period === 'day') return 'Se recharge à minuit';
  if (period === 'week') return 'Se recharge lundi';
  return `Se recharge le 1er ${month.format(new Date(resetsAt))}`;
}

/** Under the meter of the demo, which never resets. */
export function demoNote(isVerified: boolean): string {
  return isVerified ? 'Une seule fois : une capture, ou un texte de plus' : 'Une seule fois : une capture ou un texte';
}

/** Where what is free was used by another account of the mailbox. */
export const sharedNote =
  "L'offre gratuite vaut pour toute ta boîte mail : un autre de tes comptes, ouvert ou supprimé, en a déjà utilisé une partie.";

export function isSpent({ used, limit }: Pick<Meter, 'used' | 'limit'>): boolean {
  return limit !== null && used >= limit;
}
