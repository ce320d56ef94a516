import { ImageUp, Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { maxScreenshots } from '#contract/reading.ts';
import { PictureZone, useDropTarget, usePastedImages } from '../pictures/picture-input.tsx';
import type { PickedScreenshot } from './picked-screenshots.ts';

interface ScreenshotPickerProps {
  picked: readonly PickedScreenshot[];
  onAdd: (files: Iterable<File>) => void;
  onRemove: (id: number) => void;
  disabled?: boolean;
  most?: number;
}

/** Takes screenshots that are dropped on it, picked from files, or pasted anywhere on the page. */
export function ScreenshotPicker({ picked, onAdd, onRemove, disabled, most = maxScreenshots }: ScreenshotPickerProps) {
  const place = useRef<HTMLDivElement>(null);
  const taken = disabled ? null : onAdd;
  usePastedImages(place, taken);
  const { isOver, handlers } = useDropTarget(taken);
  const zone = { onAdd, isOver, disabled, multiple: most > 1 };
  if (picked.length === 0) {
    return (
      <div ref={place} {...handlers} className="grid">
        <PictureZone {...zone} className="min-h-52 gap-3 px-6 py-8">
          <span className="grid size-14 place-items-center rounded-bubble rounded-bl-xs bg-coral-tint text-coral-text">
            <ImageUp aria-hidden="true" className="size-6" />
          </span>
          <span className="grid gap-1">
            <span className="font-display text-xl font-bold">Ajoute ta capture d'écran</span>
            <span className="text-sm text-ink-soft">
              <span className="hidden lg:inline">Glisse-la ici, clique ou colle-la. </span>
              {most === 1 ? 'Une seule image.' : `Jusqu'à ${most} captures de la même conversation.`}
            </span>
          </span>
        </PictureZone>
      </div>
    );
  }
  return (
    <div ref={place} {...handlers}>
      <ul aria-label="Captures ajoutées" className="flex flex-wrap gap-3">
        {picked.map(({ id: own, address }, index) => (
          <li key={own} className="relative">
            <img
              src={address}
              alt={`Capture ${index + 1}`}
              className="h-40 w-24 rounded-md border border-line bg-sunken object-cover object-bottom"
            />
            <button
              type="button"
              aria-label={`Retirer la capture ${index + 1}`}
              disabled={disabled}
              onClick={() => onRemove(own)}
              className="absolute top-1.5 right-1.5 grid size-7 place-items-center rounded-full bg-ink text-paper after:absolute after:-inset-2 disabled:opacity-50"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
        {picked.length < most ? (
          <li>
            <PictureZone {...zone} className="h-40 w-24 content-center gap-2 px-2 text-sm font-medium">
              <Plus aria-hidden="true" className="size-5" />
              Ajouter
            </PictureZone>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
