import { ImageUp, Plus, X } from 'lucide-react';
import { type DragEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { maxScreenshots } from '#contract/reading.ts';
import { classNames } from '../../ui/class-names.ts';
import type { PickedScreenshot } from './picked-screenshots.ts';

interface ScreenshotPickerProps {
  picked: readonly PickedScreenshot[];
  onAdd: (files: Iterable<File>) => void;
  onRemove: (id: number) => void;
  disabled?: boolean;
  most?: number;
}

const zoneClass =
  'relative grid place-items-center rounded-md border-2 border-dashed text-center transition-colors has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-60';

/** Takes screenshots that are dropped on it, picked from files, or pasted anywhere on the page. */
export function ScreenshotPicker({ picked, onAdd, onRemove, disabled, most = maxScreenshots }: ScreenshotPickerProps) {
  const [isOver, setOver] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  usePastedImages(place, disabled ? null : onAdd);
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!disabled) onAdd(event.dataTransfer.files);
    },
  };
  const colours = isOver ? 'border-coral bg-coral-tint' : 'border-control bg-raised hover:border-ink';
  if (picked.length === 0) {
    return (
      <div ref={place} className="grid">
        <label {...drag} htmlFor={id} className={classNames(zoneClass, colours, 'min-h-52 gap-3 px-6 py-8')}>
          <FileInput id={id} most={most} disabled={disabled} onAdd={onAdd} />
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
        </label>
      </div>
    );
  }
  return (
    <div ref={place} {...drag}>
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
            <label
              htmlFor={id}
              className={classNames(zoneClass, colours, 'h-40 w-24 content-center gap-2 px-2 text-sm font-medium')}
            >
              <FileInput id={id} most={most} disabled={disabled} onAdd={onAdd} />
              <Plus aria-hidden="true" className="size-5" />
              Ajouter
            </label>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

interface FileInputProps {
  id: string;
  most: number;
  disabled?: boolean;
  onAdd: (files: File[]) => void;
}

function FileInput({ id, most, disabled, onAdd }: FileInputProps) {
  return (
    <input
      id={id}
      type="file"
      accept="image/*"
      multiple={most > 1}
      disabled={disabled}
      className="sr-only"
      onChange={(event) => {
        onAdd([...(event.target.files ?? [])]);
        // Lets the same file be picked again after it was removed.
        event.target.value = '';
      }}
    />
  );
}

/** Listens while the picker is visible; leaves pasted text alone. */
function usePastedImages(place: RefObject<HTMLElement | null>, onAdd: ((files: File[]) => void) | null): void {
  useEffect(() => {
    if (!onAdd) return;
    const listen = (event: ClipboardEvent) => {
      const images = [...(event.clipboardData?.files ?? [])].filter((file) => file.type.startsWith('image/'));
      if (images.length === 0 || !place.current?.checkVisibility()) return;
      event.preventDefault();
      onAdd(images);
    };
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, [place, onAdd]);
}
