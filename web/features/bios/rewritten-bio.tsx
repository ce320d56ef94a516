import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import type { Rating } from './rating-result.tsx';

/** The rated bio as a model would write it, to be copied. */
export function RewrittenBio({ content, score }: NonNullable<Rating['rewritten']>) {
  return (
    <Card as="section" tone="teal" isDense aria-labelledby="bio-reecrite" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 id="bio-reecrite" className="text-lg">
          Ta bio, réécrite
        </h3>
        <ScoreBadge score={score} />
      </div>
      <p className="whitespace-pre-wrap text-lg leading-snug">{withNonBreakingSpaces(content)}</p>
      <div>
        <CopyButton
          text={content}
          what="la bio réécrite"
          toast={{ title: 'Copié ! 📋', description: 'Bio copiée dans le presse-papier' }}
        />
      </div>
    </Card>
  );
}
