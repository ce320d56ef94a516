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
  noise: 'Mots de remplissage',
  repeated: 'Répétitions',
  bareFacts: 'Faits sans histoire',
  insult: 'Propos blessants',
} as const;
export type ScoreParts = Record<keyof typeof partLabels, number>;

/** What gave or cost something, the weightiest first. */
export function explainScore(points: ScoreParts): { label: string; points: number }[] {
  return (Object.keys(partLabels) as (keyof ScoreParts)[])
    .map((part) => ({ label: partLabels[part], points: Math.round(points[part]) }))
    .filter((part) => part.points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

export function adviceShown(feedback: string[], { hasBioAccess }: { hasBioAccess: boolean }) {
  const shown = feedback.slice(0, hasBioAccess ? bioAdviceCount.addon : bioAdviceCount.free);
  const most = Math.min(feedback.length, bioAdviceCount.addon);
  return { feedback: shown, hiddenAdvice: Math.max(0, most - shown.length) };
}
