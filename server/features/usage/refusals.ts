import { formatDay } from '#contract/format.ts';
import type { Addon, Feature, Quota } from '#contract/plans.ts';
import { AppError } from '../../errors.ts';
import type { Entitled } from '../billing/rules.ts';
import { moreWith } from './rules.ts';

// The sentences of the three refusals: Pro is missing, an add-on is missing, or the quota that was paid for is used up.

/** «Passe en Pro pour …» */
const proTexts: Record<Feature, string> = {
  dmText: 'optimiser plus de messages',
  dmScreenshot: "analyser tes captures d'écran",
  bioGeneration: "générer plus de bios avec l'option Bio",
  bioRating: "évaluer tes bios sans limite avec l'option Bio",
  photoAnalysis: "analyser plus de photos avec l'option Photo",
  photoRetouch: "retoucher tes photos avec l'option Photo",
  antiGhost: "utiliser l'assistant anti-ghost",
  redFlagRadar: 'utiliser le radar à red flags',
  datePlanner: 'utiliser le planificateur de dates',
  openerPack: "utiliser le pack d'accroches",
};

/** «Tu as utilisé tes 30 … du mois.» */
const countedTexts: Record<Feature, string> = {
  dmText: 'messages optimisés',
  dmScreenshot: "captures d'écran analysées",
  bioGeneration: 'générations de bios',
  bioRating: 'évaluations de bios',
  photoAnalysis: 'analyses de photos',
  photoRetouch: 'retouches',
  antiGhost: 'diagnostics anti-ghost',
  redFlagRadar: 'passages au radar',
  datePlanner: 'idées de rendez-vous',
  openerPack: "packs d'accroches",
};

const addonTexts: Record<Addon, string> = {
  bio: "Ajoute l'option Bio pour aller plus loin.",
  photo: "Ajoute l'option Photo pour aller plus loin.",
};

const periodTexts = { day: 'du jour', week: 'de la semaine', month: 'du mois' } as const;

export function refusalFor(
  feature: Feature,
  entitled: Entitled,
  spent: { quota: Quota; endsAt: Date } | null,
): AppError {
  const needed = moreWith(feature, entitled);
  const resetsAt = spent ? { resetsAt: spent.endsAt.toISOString() } : {};
  if (needed === 'pro') return new AppError('upgrade_required', `Passe en Pro pour ${proTexts[feature]}.`, resetsAt);
  if (needed) return new AppError('addon_required', addonTexts[needed], { addon: needed, ...resetsAt });
  // Not reached with today's price table: every feature that Pro lacks comes with an add-on.
  if (!spent) return new AppError('forbidden', "Cette fonctionnalité n'est pas comprise dans ton offre.");
  const { limit, period } = spent.quota;
  return new AppError(
    'quota_exhausted',
    `Tu as utilisé tes ${limit} ${countedTexts[feature]} ${periodTexts[period]}. Ça repart le ${formatDay(spent.endsAt)}.`,
    resetsAt,
  );
}

export function unverified(): AppError {
  return new AppError(
    'email_unverified',
    "Confirme d'abord ton adresse : le lien est dans l'e-mail que tu as reçu en t'inscrivant.",
  );
}
