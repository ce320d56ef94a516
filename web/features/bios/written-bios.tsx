import type { generateBios } from '#contract/bios.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { writtenByAi } from '../../content/assistant.ts';
import { BioCard } from './bio-card.tsx';
import { BioFavourite } from './bio-favourite.tsx';

export type WrittenBio = ResponseOf<typeof generateBios>['generated'][number];

export function WrittenBios({ bios }: { bios: readonly WrittenBio[] }) {
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
      <p className="text-sm text-ink-soft">{writtenByAi}</p>
    </div>
  );
}
