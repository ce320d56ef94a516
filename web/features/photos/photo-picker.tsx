import { ImageUp, Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { onlyOwnPhotos } from '../../content/photos.ts';
import { useRecoveredFocus } from '../../ui/recovered-focus.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PictureZone, useDropTarget, usePastedImages } from '../pictures/picture-input.tsx';
import type { PhotoItem } from './photo-items.ts';
import { photoFormats } from './prepare-photo.ts';

interface PhotoPickerProps<Result> {
  items: readonly PhotoItem<Result>[];
  most: number;
  /** «Ajoute tes photos» */
  title: string;
  onAdd: (files: Iterable<File>) => void;
  onFull: () => void;
  /** Draws an item whose picture is ready; `name` is «photo 2». */
  children: (item: PhotoItem<Result>, picture: string, name: string) => ReactNode;
  className: string;
}

const accept = [...photoFormats, '.heic', '.heif'].join(',');
const tileClass = 'aspect-4/5 content-center gap-2 px-2 text-sm font-medium';

/** Takes photos that are picked from files, dropped on it, or pasted anywhere on the page, and lists them. */
export function PhotoPicker<Result>(props: PhotoPickerProps<Result>) {
  const { items, most, title, onAdd, onFull, children, className } = props;
  const place = useRef<HTMLDivElement>(null);
  usePastedImages(place, onAdd);
  useRecoveredFocus(items.length, () => place.current?.querySelector('button, input'));
  const { isOver, handlers } = useDropTarget(onAdd);
  const zone = { onAdd, isOver, accept, multiple: true };
  return (
    <div ref={place} {...handlers} className="grid">
      {items.length === 0 ? (
        <PictureZone {...zone} className="min-h-48 gap-3 px-6 py-7">
          <span className="grid size-14 place-items-center rounded-bubble rounded-bl-xs bg-coral-tint text-coral-text">
            <ImageUp aria-hidden="true" className="size-6" />
          </span>
          <span className="grid gap-1">
            <span className="font-display text-xl font-bold">{title}</span>
            <span className="text-sm text-ink-soft">
              <span className="hidden lg:inline">Glisse-les ici, clique ou colle-les. </span>
              Jusqu'à {most} à la fois : PNG, JPG ou WebP.
            </span>
            <span className="text-sm text-ink-soft">{onlyOwnPhotos}</span>
          </span>
        </PictureZone>
      ) : (
        <ul aria-label="Photos ajoutées" className={className}>
          {items.map((item, index) => (
            <li key={item.id} className="min-w-0">
              {item.picture ? (
                children(item, item.picture.address, `photo ${index + 1}`)
              ) : (
                <div role="status">
                  <span className="sr-only">Préparation de la photo {index + 1}…</span>
                  <Skeleton className="aspect-4/5 w-full" />
                </div>
              )}
            </li>
          ))}
          <li className="grid content-start">
            {items.length < most ? (
              <PictureZone {...zone} className={tileClass}>
                <Plus aria-hidden="true" className="size-5" />
                Ajouter
              </PictureZone>
            ) : (
              <button
                type="button"
                onClick={onFull}
                className={`grid justify-items-center rounded-md border-2 border-dashed border-control text-ink-soft transition-colors hover:border-ink ${tileClass}`}
              >
                <Plus aria-hidden="true" className="size-5" />
                Ajouter
              </button>
            )}
          </li>
        </ul>
      )}
    </div>
  );
}

/** In the corner of a picture, which is positioned. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Retirer la ${name}`}
      onClick={onRemove}
      className="absolute top-1.5 right-1.5 z-10 grid size-7 place-items-center rounded-full bg-ink text-paper after:absolute after:-inset-2"
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  );
}
