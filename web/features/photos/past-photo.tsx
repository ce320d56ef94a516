import { Image, Trash2 } from 'lucide-react';
import { formatDay } from '#contract/format.ts';
import type { AnalysedPhoto } from '#contract/photos.ts';
import { seenShotNames } from '../../content/photos.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { useDeletePhoto } from './queries.ts';

interface PastPhotoProps {
  photo: AnalysedPhoto;
  /** Null where the device keeps no thumbnail of it. */
  picture: string | null;
  onOpen: () => void;
  onDeleted: (photoId: string) => void;
}

export function PastPhoto({ photo: { id, createdAt, result }, picture, onOpen, onDeleted }: PastPhotoProps) {
  const remove = useDeletePhoto(onDeleted);
  const what = ` la photo du ${formatDay(createdAt)}, ${result.scores.global} sur 100`;
  return (
    <Card as="article" className="flex items-center gap-4 p-3 sm:p-4">
      {picture ? (
        <img src={picture} alt="" className="h-20 w-16 shrink-0 rounded-sm object-cover" />
      ) : (
        <span className="grid h-20 w-16 shrink-0 place-items-center rounded-sm bg-sunken text-ink-soft">
          <Image aria-hidden="true" className="size-6" />
        </span>
      )}
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ScoreBadge score={result.scores.global} />
          <span className="font-semibold">{result.label}</span>
        </span>
        <span className="text-sm text-ink-soft">
          {seenShotNames[result.shot]} ·{' '}
          <time dateTime={createdAt} className="whitespace-nowrap">
            {formatDay(createdAt)}
          </time>
        </span>
      </div>
      <div className="flex flex-col sm:flex-row">
        <Button variant="ghost" size="small" onClick={onOpen}>
          Voir<span className="sr-only">{what}</span>
        </Button>
        <Button variant="ghost" size="small" pending={remove.isPending} onClick={() => remove.mutate({ id })}>
          {remove.isPending ? null : <Trash2 aria-hidden="true" className="size-4.5" />}
          <span className="sr-only">Supprimer{what}</span>
        </Button>
      </div>
    </Card>
  );
}
