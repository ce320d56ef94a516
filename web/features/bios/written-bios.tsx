import type { generateBios } from '#contract/bios.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { originOfTexts } from '../../content/who-writes/results.ts';
import { useSiteSettings } from '../../site.tsx';
import { ResultMark } from '../browser-model/result-mark.tsx';
import type { OnDevice } from '../browser-model/writing.ts';
import { BioCard } from './bio-card.tsx';
import { BioFavourite } from './bio-favourite.tsx';

export type WrittenBio = ResponseOf<typeof generateBios>['generated'][number];

interface WrittenBiosProps {
  bios: readonly WrittenBio[];
  onDevice: OnDevice;
}

export function WrittenBios({ bios, onDevice }: WrittenBiosProps) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {bios.map(({ id, style, content, characterCount, isFavorite }) => (
          <BioCard
            key={id}
            style={style}
            content={content}
            characterCount={characterCount}
            actions={<BioFavourite id={id} isFavorite={isFavorite} />}
          />
        ))}
      </div>
      <ResultMark onDevice={onDevice} />
      <p className="text-sm text-ink-soft">{originOfTexts(useSiteSettings().writer, onDevice !== null)}</p>
    </div>
  );
}
