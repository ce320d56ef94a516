import { useId } from 'react';
import { type PhotoCriterion, type PhotoResult, photoCriterionNames } from '#contract/photos.ts';
import { criterionLevel, criterionMeanings } from '../../content/photos.ts';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { measuredFacts } from './measured-facts.ts';

/** Why a criterion has its score: the figures that were measured, and what was said of them. */
export function CriterionReason({ criterion, result }: { criterion: PhotoCriterion; result: PhotoResult }) {
  const id = useId();
  const score = result.scores[criterion];
  const facts = measuredFacts(criterion, result.measures);
  const remarks = [...result.feedback, ...result.improvements].filter((remark) => remark.criterion === criterion);
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-md bg-sunken p-4 text-sm">
      <h3 id={id} className="text-base">
        Pourquoi {photoCriterionNames[criterion]} {score}/100, {criterionLevel(score)}
      </h3>
      {facts ? <p className="font-medium tabular-nums">{withNonBreakingSpaces(facts)}</p> : null}
      {remarks.map(({ content }) => (
        <p key={content}>{withNonBreakingSpaces(content)}</p>
      ))}
      <p className="text-ink-soft">{withNonBreakingSpaces(criterionMeanings[criterion])}</p>
    </section>
  );
}
