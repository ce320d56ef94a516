import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ScanSearch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { formatDay } from '#contract/format.ts';
import type { AnalysedPhoto } from '#contract/photos.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { FailedLoad } from '../accounts/failed-load.tsx';
import { PastPhoto } from './past-photo.tsx';
import { PhotoReport } from './photo-report.tsx';
import { photosQuery } from './queries.ts';
import { SharePhotoScore } from './share-photo-score.tsx';
import { ThumbnailChoice } from './thumbnail-choice.tsx';
import type { ThumbnailShelf } from './use-thumbnails.ts';

interface PhotoHistoryProps {
  user: User;
  thumbnails: ThumbnailShelf;
  onAgree: () => void;
  onDeleted: (photoId: string) => void;
  onAnalyse: () => void;
}

export function PhotoHistory({ user, thumbnails, onAgree, onDeleted, onAnalyse }: PhotoHistoryProps) {
  const { data, error, refetch, isFetching } = useQuery(photosQuery);
  const [openId, setOpenId] = useState<string | null>(null);
  if (!data && error) return <FailedLoad error={error} isFetching={isFetching} refetch={refetch} />;
  if (!data) return <SkeletonText lines={4} label="Chargement de tes analyses…" />;
  const open = data.find(({ id }) => id === openId);
  if (open) {
    return (
      <OpenPhoto
        photo={open}
        picture={thumbnails.pictures[open.id] ?? null}
        hasWatermark={!user.isPro}
        onBack={() => setOpenId(null)}
      />
    );
  }
  return (
    <div className="grid gap-6">
      {data.length === 0 ? (
        <EmptyState
          icon={ScanSearch}
          title="Aucune photo analysée"
          action={<Button onClick={onAnalyse}>Analyser une photo</Button>}
        >
          Tes résultats s'affichent ici. Les photos, elles, ne sont pas gardées.
        </EmptyState>
      ) : (
        <ul aria-label="Photos analysées" className="grid gap-3 xl:grid-cols-2">
          {data.map((photo) => (
            <li key={photo.id} className="grid">
              <PastPhoto
                photo={photo}
                picture={thumbnails.pictures[photo.id] ?? null}
                onOpen={() => setOpenId(photo.id)}
                onDeleted={onDeleted}
              />
            </li>
          ))}
        </ul>
      )}
      <ThumbnailChoice thumbnails={thumbnails} onAgree={onAgree} />
    </div>
  );
}

interface OpenPhotoProps {
  photo: AnalysedPhoto;
  picture: string | null;
  hasWatermark: boolean;
  onBack: () => void;
}

function OpenPhoto({ photo, picture, hasWatermark, onBack }: OpenPhotoProps) {
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => report.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <div ref={report} className="grid gap-4">
      <Button variant="ghost" size="small" autoFocus className="justify-self-start" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        Retour à l'historique
      </Button>
      <PhotoReport
        key={photo.id}
        result={photo.result}
        picture={picture}
        name={`Photo du ${formatDay(photo.createdAt)}`}
        actions={
          <SharePhotoScore
            result={photo.result}
            name={`photo du ${formatDay(photo.createdAt)}`}
            hasWatermark={hasWatermark}
          />
        }
      />
    </div>
  );
}
