import { useCallback, useEffect, useRef, useState } from 'react';
import { maxScreenshots, readingRefusals } from '#contract/reading.ts';
import { showToast } from '../../ui/toast.ts';

export interface PickedScreenshot {
  id: number;
  file: File;
  /** An object URL for the thumbnail. */
  address: string;
}

export interface PickedScreenshots {
  picked: PickedScreenshot[];
  add: (files: Iterable<File>) => void;
  remove: (id: number) => void;
  /** Puts these in the place of all. */
  replace: (files: readonly File[]) => void;
  clear: () => void;
}

/** The screenshots waiting to be sent, at most `most`. */
export function usePickedScreenshots(most = maxScreenshots): PickedScreenshots {
  const [picked, setPicked] = useState<PickedScreenshot[]>([]);
  const latest = useRef(picked);
  latest.current = picked;
  const nextId = useRef(0);
  const pick = useCallback((file: File) => ({ id: nextId.current++, file, address: URL.createObjectURL(file) }), []);

  useEffect(() => () => release(latest.current), []);

  const add = useCallback(
    (files: Iterable<File>) => {
      const given = [...files];
      const images = given.filter((file) => file.type.startsWith('image/'));
      if (images.length < given.length) {
        showToast({ title: 'Erreur', description: "Merci d'uploader une image", tone: 'danger' });
      }
      const room = most - latest.current.length;
      if (images.length > room) {
        const description = most === 1 ? 'Une capture à la fois.' : readingRefusals.too_many_images;
        showToast({ title: 'Limite atteinte', description, tone: 'danger' });
      }
      const added = images.slice(0, room).map(pick);
      if (added.length > 0) setPicked((present) => [...present, ...added]);
    },
    [most, pick],
  );

  const remove = useCallback((id: number) => {
    release(latest.current.filter((one) => one.id === id));
    setPicked((present) => present.filter((one) => one.id !== id));
  }, []);

  const replace = useCallback(
    (files: readonly File[]) => {
      release(latest.current);
      setPicked(files.map(pick));
    },
    [pick],
  );

  const clear = useCallback(() => replace([]), [replace]);

  return { picked, add, remove, replace, clear };
}

function release(screenshots: PickedScreenshot[]): void {
  for (const { address } of screenshots) URL.revokeObjectURL(address);
}
