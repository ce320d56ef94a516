import { bioAdviceCount } from '#contract/plans.ts';

/** What each feature of a bio is called under «Pourquoi ce score». */
const partLabels = {
  details: 'Détails concrets',
  hook: 'Accroche',
  length: 'Longueur',
  cliches: 'Clichés',
  complaints: 'Plaintes et exigences',
  misspellings: 'Orthographe',
  adjectives: "Liste d'adjectifs",
  emoji: 'Emojis en nombre',
  contacts: 'Coordonnées',
  shouting: 'MAJUSCULES',
  noise: 'Signes en trop (!!!)',
  repeated: 'Répétitions',
  bareFacts: 'Faits sans histoire',
  insult: 'Propos blessants',
} as const;
export type ScoreParts = Record<keyof typeof partLabels, number>;

const clarityLabels = {
  misspellings: partLabels.misspellings,
  complaints: partLabels.complaints,
  insult: partLabels.insult,
  cliches: partLabels.cliches,
  shouting: partLabels.shouting,
  noise: partLabels.noise,
  sentences: 'Phrases longues',
  emoji: partLabels.emoji,
  adjectives: partLabels.adjectives,
  repeated: partLabels.repeated,
  length: partLabels.length,
  foreign: 'Autre langue que le français',
  order: 'Consigne donnée à un robot',
} as const;
type ClarityParts = Record<keyof typeof clarityLabels, number>;

/** «Pourquoi ce score», for the score and for the clarity. */
export function explainRating({ points, clarityPoints }: { points: ScoreParts; clarityPoints: ClarityParts }) {
  return { why: explain(points, partLabels), whyClarity: explain(clarityPoints, clarityLabels) };
}

/** The parts that gave or cost points, the most first. */
function explain<Part extends string>(points: Record<Part, number>, labels: Record<Part, string>) {
  return (Object.keys(labels) as Part[])
    .map((part) => ({ label: labels[part], points: Math.round(points[part]) }))
    .filter((part) => part.points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

export function adviceShown(feedback: string[], { hasBioAccess }: { hasBioAccess: boolean }) {
  const shown = feedback.slice(0, hasBioAccess ? bioAdviceCount.addon : bioAdviceCount.free);
  const most = Math.min(feedback.length, bioAdviceCount.addon);
  return { feedback: shown, hiddenAdvice: Math.max(0, most - shown.length) };
}
