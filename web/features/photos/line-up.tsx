import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { AnalysedPhoto } from '#contract/photos.ts';
import { messageOf } from '../../api-error.ts';
import { shotNames } from '../../content/photos.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { SkeletonText } from '../../ui/skeleton.tsx';
import type { PhotoItem } from './photo-items.ts';
import { lineUpQuery } from './queries.ts';

interface LineUpProps {
  items: readonly PhotoItem<AnalysedPhoto>[];
  onSelect: (id: number) => void;
}

/** The order in which to show the analysed photos, once there are two. */
export function LineUp({ items, onSelect }: LineUpProps) {
  const ids = items.flatMap(({ result }) => (result ? [result.id] : []));
  const { data, error, refetch, isFetching } = useQuery(lineUpQuery(ids));
  if (ids.length < 2) return null;
  return (
    <Card as="section" aria-labelledby="ordre" className="grid gap-5">
      <h2 id="ordre" className="text-title">
        Ton ordre idéal
      </h2>
      {data ? (
        <ol className="grid gap-3">
          {data.order.map(({ id, why }, place) => (
            <li key={id}>
              <PlacedPhoto place={place + 1} why={why} items={items} photoId={id} onSelect={onSelect} />
            </li>
          ))}
        </ol>
      ) : error ? (
        <div className="grid justify-items-start gap-3">
          <p>{messageOf(error)}</p>
          <Button variant="secondary" size="small" pending={isFetching} onClick={() => void refetch()}>
            Réessayer
          </Button>
        </div>
      ) : (
        <SkeletonText lines={3} label="On compare tes photos…" />
      )}
      {data && data.missing.length > 0 ? (
        <div className="grid gap-2">
          <h3 className="text-lg">Il te manque</h3>
          <ul className="grid gap-2">
            {data.missing.map(({ shot, why }) => (
              <li key={shot} className="grid grid-cols-[auto_1fr] gap-3">
                <Plus aria-hidden="true" className="mt-0.5 size-5 text-coral-text" />
                <span>
                  <strong>{shotNames[shot]}.</strong> {withNonBreakingSpaces(why)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Card>
  );
}

interface PlacedPhotoProps extends LineUpProps {
  place: number;
  why: string;
  photoId: string;
}

function PlacedPhoto({ place, why, photoId, items, onSelect }: PlacedPhotoProps) {
  const index = items.findIndex(({ result }) => result?.id === photoId);
  const item = items[index];
  if (!item?.picture) return null;
  return (
    <button
      type="button"
      onClick={() => onSelect(item.id)}
      className="grid w-full grid-cols-[auto_auto_1fr] items-center gap-3 rounded-sm text-left transition-colors hover:bg-sunken"
    >
      <span className="w-6 text-center font-display text-title font-bold tabular-nums">{place}</span>
      <img src={item.picture.address} alt={`N° ${index + 1}`} className="h-20 w-16 rounded-sm bg-sunken object-cover" />
      <span className="grid justify-items-start gap-1.5">
        {place === 1 ? <Badge tone="teal">Ta première photo</Badge> : null}
        {withNonBreakingSpaces(why)}
      </span>
    </button>
  );
}
