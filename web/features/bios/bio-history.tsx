import { useQuery } from '@tanstack/react-query';
import { Heart, Trash2 } from 'lucide-react';
import type { Bio } from '#contract/bios.ts';
import { formatDay } from '#contract/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { FailedLoad } from '../accounts/failed-load.tsx';
import { BioCard } from './bio-card.tsx';
import { BioFavourite } from './bio-favourite.tsx';
import { PastBiosPicture } from './past-bios-picture.tsx';
import { biosQuery, useDeleteBio } from './queries.ts';

export function BioHistory({ onWrite }: { onWrite: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(biosQuery);
  if (!data && error) return <FailedLoad error={error} isFetching={isFetching} refetch={refetch} />;
  if (!data) return <SkeletonText lines={4} label="Chargement de tes bios…" />;
  if (data.length === 0) {
    return (
      <EmptyState
        picture={<PastBiosPicture />}
        title="Aucune bio générée"
        action={<Button onClick={onWrite}>Écrire ma bio</Button>}
      >
        Tes bios s'affichent ici, avec leur score et tes favorites.
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {data.map((bio) => (
        <li key={bio.id} className="grid">
          <PastBio bio={bio} />
        </li>
      ))}
    </ul>
  );
}

function PastBio({ bio: { id, style, content, score, isFavorite, createdAt } }: { bio: Bio }) {
  const remove = useDeleteBio();
  return (
    <BioCard
      style={style}
      content={content}
      aside={
        <>
          {isFavorite ? (
            <Heart role="img" aria-label="Favorite" className="size-4.5 text-coral" fill="currentColor" />
          ) : null}
          {score === undefined ? null : <ScoreBadge score={score} />}
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </>
      }
      actions={
        <>
          <BioFavourite id={id} isFavorite={isFavorite} />
          <Button variant="ghost" size="small" pending={remove.isPending} onClick={() => remove.mutate({ id })}>
            {remove.isPending ? null : <Trash2 aria-hidden="true" className="size-4.5" />}
            <span className="max-sm:sr-only">Supprimer</span>
            <span className="sr-only"> cette bio</span>
          </Button>
        </>
      }
    />
  );
}
