import { ArrowDown } from 'lucide-react';
import { ScoreRing } from '../../ui/score-ring.tsx';

/** An illustration: one bio before and after, with its score. */
export function BioVignette() {
  return (
    <div className="grid gap-2">
      <Bio
        label="Avant"
        score={41}
        text="Passionné de voyages, j'aime rire et les bons restos. Je cherche le feeling."
      />
      <ArrowDown aria-hidden="true" className="mx-auto size-5 text-ink-soft" />
      <Bio
        label="Après"
        score={86}
        text="Je rate mes tomates chaque été, jamais ma sauce. Cherche quelqu'un pour arbitrer avec ou sans basilic."
      />
    </div>
  );
}

function Bio({ label, score, text }: { label: string; score: number; text: string }) {
  return (
    <div className="flex items-center gap-4 rounded-md border border-line bg-raised p-4">
      <ScoreRing score={score} label={`Score de la bio, ${label.toLowerCase()}`} size="small" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{label}</p>
        <p className="text-ink-soft">{text}</p>
      </div>
    </div>
  );
}
