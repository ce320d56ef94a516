import { type BioRating, bioScoreLabels } from '#contract/writing.ts';
import { adviceFor } from './advice.ts';
import { type ClarityPoints, clarityOf, clarityPointsOf } from './clarity.ts';
import { type BioFeatures, bioFeatures } from './features.ts';
import type { Spell } from './find-spelling.ts';
import { impactOf, type Points, pointsOf, scoreOf } from './score.ts';

/** What the rating is, and why: `points` are what each feature gave or cost, `clarityPoints` what is hard to read. */
export interface ExplainedRating extends BioRating {
  features: BioFeatures;
  points: Points;
  clarityPoints: ClarityPoints;
}

export function rateBio(content: string, options: { spell?: Spell } = {}): ExplainedRating {
  const features = bioFeatures(content, options.spell);
  const points = pointsOf(features);
  const score = scoreOf(features, points);
  const clarityPoints = clarityPointsOf(features);
  return {
    score,
    label: labelOf(score),
    clarity: clarityOf(features, clarityPoints),
    impact: impactOf(score, points),
    feedback: adviceFor(features, points),
    features,
    points,
    clarityPoints,
  };
}

function labelOf(score: number): BioRating['label'] {
  return bioScoreLabels.find(({ min }) => score >= min)?.label ?? 'À améliorer';
}
