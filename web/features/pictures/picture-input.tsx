import { type DragEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

// What takes pictures: a zone to click or to drop files on, and the page's clipboard.

interface DropTarget {
  isOver: boolean;
  handlers: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: () => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** `onAdd` is null where nothing is taken at present. */
export function useDropTarget(onAdd: ((files: Iterable<File>) => void) | null): DropTarget {
  const [isOver, setOver] = useState(false);
  useHarmlessMisses();
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        event.preventDefault();
        setOver(false);
        onAdd?.(event.dataTransfer.files);
      },
    },
  };
}

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

/** A file that is dropped beside the zone would open in place of the page, and everything on it would be lost. */
function useHarmlessMisses(): void {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}

/** Listens while `place` is visible; leaves pasted text alone. */
export function usePastedImages(
  place: RefObject<HTMLElement | null>,
  onAdd: ((files: Iterable<File>) => void) | null,
): void {
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

interface PictureZoneProps {
  onAdd: (files: File[]) => void;
  /** Whether files hover over it. */
  isOver: boolean;
  /** For the file dialog: «image/*». */
  accept?: string;
  multiple: boolean;
  disabled?: boolean;
  className: string;
  children: ReactNode;
}

const zoneClass =
  'relative grid place-items-center rounded-md border-2 border-dashed text-center transition-colors has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-60';

/** The label of a file input, drawn as a dashed field. */
export function PictureZone(props: PictureZoneProps) {
  const { onAdd, isOver, accept = 'image/*', multiple, disabled, className, children } = props;
  const id = useId();
  const colours = isOver ? 'border-coral bg-coral-tint' : 'border-control bg-raised hover:border-ink';
  return (
    <label htmlFor={id} className={classNames(zoneClass, colours, className)}>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])]);
          // Lets the same file be picked again after it was removed.
          event.target.value = '';
        }}
      />
      {children}
    </label>
  );
}
