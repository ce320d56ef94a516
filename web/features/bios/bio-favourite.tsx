import { useQuery } from '@tanstack/react-query';
import { FavouriteButton } from '../../ui/favourite-button.tsx';
import { biosQuery, useMarkBio } from './queries.ts';

/** Shows the state from the history; until that has loaded, the one that came with the bio. */
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
