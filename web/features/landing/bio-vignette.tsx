import { bioExample } from '../../content/examples.ts';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { ScoreRing } from '../../ui/score-ring.tsx';

/** One bio before and after, with the scores that the product gives them. */
export function BioVignette() {
  return (
    <div className="grid gap-2">
      <Bio label="Avant" {...bioExample.before} />
      <span aria-hidden="true" className="text-center text-ink-soft">
        ↓
      </span>
      <Bio label="Après" {...bioExample.after} />
    </div>
  );
}

function Bio({ label, score, text }: { label: string; score: number; text: string }) {
  return (
    <div className="flex items-center gap-4 rounded-md border border-line bg-raised p-4">
      <ScoreRing score={score} label={`Score de la bio, ${label.toLowerCase()}`} size="small" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{label}</p>
        <p className="text-ink-soft">{withNonBreakingSpaces(text)}</p>
      </div>
    </div>
  );
}
