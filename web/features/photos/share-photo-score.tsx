import { Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type PhotoResult, photoCriteria, photoCriterionNames } from '#contract/photos.ts';
import { Button } from '../../ui/button.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';

interface SharePhotoScoreProps {
  result: PhotoResult;
  /** «photo 2», for screen readers. */
  name: string;
  hasWatermark: boolean;
}

/** Shares a photo's score as a card. The photo is not on it: who shares a score need not show their face. */
export function SharePhotoScore({ result, name, hasWatermark }: SharePhotoScoreProps) {
  const [isOpen, setOpen] = useState(false);
  const card = useMemo(() => photoScoreCard(result, hasWatermark), [result, hasWatermark]);
  return (
    <>
      <Button variant="secondary" size="small" className="px-2" onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" className="size-4.5 max-sm:hidden" />
        Partager<span className="sr-only"> le score de la {name}</span>
      </Button>
      <ShareDialog card={card} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** With the four best criteria. */
function photoScoreCard({ scores }: PhotoResult, hasWatermark: boolean) {
  return {
    title: 'Photo Score',
    score: scores.global,
    improvement: 'Photo optimisée !',
    figures: photoCriteria
      .map((criterion) => ({ label: photoCriterionNames[criterion], value: scores[criterion] }))
      .sort((one, other) => other.value - one.value)
      .slice(0, 4),
    hasWatermark,
  };
}
