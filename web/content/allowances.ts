import type { Addon, QuotaPeriod, quotas } from '#contract/plans.ts';

// The French names of features and texts of allowances, for the pages that show the quota table.

export type Feature = keyof typeof quotas;
type Row = (typeof quotas)[Feature];
type Allowance = Row['free'] | Row['pro'] | Extract<Row, { addon: unknown }>['addon']['allowance'];

export const featureLabels: Record<Feature, string> = {
  dmText: "Réponses à partir du texte d'une conversation",
  dmScreenshot: "Réponses à partir d'une capture d'écran",
  bioGeneration: 'Générateur de bio (trois bios par demande)',
  bioRating: 'Rate My Bio',
  photoAnalysis: 'Analyse de photo',
  photoRetouch: 'Retouche de photo',
  antiGhost: 'Assistant anti-ghost',
  redFlagRadar: 'Radar à red flags',
  datePlanner: 'Planificateur de dates',
  openerPack: "Pack d'accroches",
};

const addonLabels: Record<Addon, string> = { bio: 'option Bio', photo: 'option Photo' };

const perPeriod: Record<QuotaPeriod, string> = { day: 'par jour', week: 'par semaine', month: 'par mois' };

/** «3 par jour», «illimité», «non inclus» */
export function allowanceText(allowance: Allowance): string {
  if (allowance === null) return 'non inclus';
  if (allowance === 'unlimited') return 'illimité';
  return `${allowance.limit} ${perPeriod[allowance.period]}`;
}

/** The allowance with the feature's add-on; null if it has none. */
export function addonText(row: Row): string | null {
  return 'addon' in row && row.addon ? `${allowanceText(row.addon.allowance)} (${addonLabels[row.addon.name]})` : null;
}
