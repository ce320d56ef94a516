import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '../../ui/toast.ts';
import { UnusablePicture } from '../pictures/picture-file.ts';
import { preparePhoto } from './prepare-photo.ts';

export interface PhotoItem<Result> {
  id: number;
  /** The file's name. */
  name: string;
  /** As it is sent; null while the browser makes it smaller. */
  picture: Picture | null;
  isWorking: boolean;
  /** Null until the photo was analysed or retouched. */
  result: Result | null;
}

export interface Picture {
  blob: Blob;
  /** An object URL. */
  address: string;
}

export interface PhotoItems<Result> {
  items: readonly PhotoItem<Result>[];
  add: (files: Iterable<File>) => void;
  remove: (id: number) => void;
  /** Shows the item as busy while `work` runs. Where `work` fails, the item is as before and the error is rethrown. Null where the item is gone, has no picture or is busy already. */
  run: (id: number, work: (picture: Picture) => Promise<Result>) => Promise<Result | null>;
}

/** The photos on the screen, at most `most`; `onFull` is called when files are left out because there is no room. */
export function usePhotoItems<Result>(most: number, onFull: () => void): PhotoItems<Result> {
  const { items, latest, nextId, update, change, remove } = useItems<Result>();
  const prepare = useCallback(
    async (id: number, file: File): Promise<UnusablePicture | null> => {
      try {
        const blob = await preparePhoto(file);
        if (latest.current.some((item) => item.id === id)) {
          change(id, { picture: { blob, address: URL.createObjectURL(blob) } });
        }
        return null;
      } catch (error) {
        remove(id);
        return error instanceof UnusablePicture ? error : unknownFailure;
      }
    },
    [latest, change, remove],
  );

  const add = useCallback(
    (files: Iterable<File>) => {
      const given = [...files];
      const room = Math.max(0, most - latest.current.length);
      if (given.length > room) onFull();
      const taken = given.slice(0, room).map((file) => ({ id: nextId.current++, file }));
      update((present) => [
        ...present,
        ...taken.map(({ id, file }) => ({ id, name: file.name, picture: null, isWorking: false, result: null })),
      ]);
      void Promise.all(taken.map(({ id, file }) => prepare(id, file))).then(tellRefused);
    },
    [most, onFull, latest, nextId, update, prepare],
  );

  const run = useCallback(
    async (id: number, work: (picture: Picture) => Promise<Result>) => {
      const item = latest.current.find((one) => one.id === id);
      if (!item?.picture || item.isWorking) return null;
      change(id, { isWorking: true });
      try {
        const result = await work(item.picture);
        change(id, { result });
        return result;
      } finally {
        change(id, { isWorking: false });
      }
    },
    [latest, change],
  );

  return { items, add, remove, run };
}

/** `latest` is what `items` will be at the next render. */
function useItems<Result>() {
  const [items, setItems] = useState<readonly PhotoItem<Result>[]>([]);
  const latest = useRef(items);
  const nextId = useRef(0);
  const update = useCallback((change: (present: readonly PhotoItem<Result>[]) => readonly PhotoItem<Result>[]) => {
    latest.current = change(latest.current);
    setItems(latest.current);
  }, []);
  const change = useCallback(
    (id: number, changed: Partial<PhotoItem<Result>>) =>
      update((present) => present.map((item) => (item.id === id ? { ...item, ...changed } : item))),
    [update],
  );
  const remove = useCallback(
    (id: number) => {
      release(latest.current.find((item) => item.id === id));
      update((present) => present.filter((item) => item.id !== id));
    },
    [update],
  );
  useEffect(() => () => latest.current.forEach(release), []);
  return { items, latest, nextId, update, change, remove };
}

const unknownFailure = new UnusablePicture("Cette photo n'a pas pu être lue. Essaie avec une autre.");

/** One toast for all files that were added together, since a toast replaces the one before it. */
function tellRefused(outcomes: readonly (UnusablePicture | null)[]): void {
  const refused = outcomes.filter((outcome) => outcome !== null);
  const [first] = refused;
  if (!first) return;
  const count = refused.length > 1 ? `${refused.length} fichiers refusés. ` : '';
  showToast({ title: first.title, description: `${count}${first.message}`, tone: 'danger' });
}

function release(item: PhotoItem<unknown> | undefined): void {
  if (item?.picture) URL.revokeObjectURL(item.picture.address);
}
