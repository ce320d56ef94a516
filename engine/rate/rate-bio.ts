import { type BioRating, bioScoreLabels } from '#contract/writing.ts';
import { adviceFor } from './advice.ts';
import { type ClarityPoints, clarityOf, clarityPointsOf } from './clarity.ts';
import { type BioFeatures, bioFeatures } from './features.ts';
import type { Spell } from './find-spelling.ts';
import { impactOf, type Points, pointsOf, scoreOf } from './score.ts';

/** A rating with its reasons: `points` is what each feature added to the score or cost it, `clarityPoints` the same for clarity. */
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
