import { useQuery } from '@tanstack/react-query';
import { FavouriteButton } from '../../ui/favourite-button.tsx';
import { biosQuery, useMarkBio } from './queries.ts';

/** The history knows best; until it is there, what came with the bio counts. */
export function BioFavourite({ id, isFavorite }: { id: string; isFavorite: boolean }) {
  const known = useQuery(biosQuery).data?.find((bio) => bio.id === id);
  const mark = useMarkBio();
  const isFavourite = known?.isFavorite ?? isFavorite;
  return (
    <FavouriteButton
      isFavourite={isFavourite}
      pending={mark.isPending}
      what="cette bio"
      onToggle={() => mark.mutate({ id, isFavorite: !isFavourite })}
    />
  );
}
