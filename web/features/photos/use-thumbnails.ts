import { useCallback, useState } from 'react';
import { thumbnailsEntry } from '../../session/kept-entries.ts';
import { decodePicture, encodePicture } from '../pictures/picture-file.ts';
import { dataAddressOf } from './base64.ts';
import { addThumbnail, agreeToThumbnails, readThumbnails, removeThumbnail } from './thumbnail-storage.ts';

const longSide = 320;

export interface ThumbnailShelf {
  isOn: boolean;
  /** By the id of the analysed photo. */
  pictures: Readonly<Record<string, string>>;
  agree: () => void;
  keep: (photoId: string, photo: Blob) => Promise<void>;
  remove: (photoId: string) => void;
  /** Erases the thumbnails; later ones are kept again. */
  empty: () => void;
  /** Erases the thumbnails, and keeps none from now on. */
  forget: () => void;
}

export function useThumbnails(owner: string): ThumbnailShelf {
  const [thumbnails, setThumbnails] = useState(() => readThumbnails(owner));
  const reread = useCallback(() => setThumbnails(readThumbnails(owner)), [owner]);
  const agree = useCallback(() => {
    agreeToThumbnails(owner);
    reread();
  }, [owner, reread]);
  const keep = useCallback(
    async (photoId: string, photo: Blob) => {
      if (!readThumbnails(owner)) return;
      const small = await thumbnailOf(photo);
      if (small) addThumbnail(owner, photoId, await dataAddressOf(small));
      reread();
    },
    [owner, reread],
  );
  const remove = useCallback(
    (photoId: string) => {
      removeThumbnail(owner, photoId);
      reread();
    },
    [owner, reread],
  );
  const forget = useCallback(() => {
    thumbnailsEntry.erase();
    reread();
  }, [reread]);
  return { isOn: thumbnails !== null, pictures: thumbnails?.pictures ?? {}, agree, keep, remove, empty: agree, forget };
}

async function thumbnailOf(photo: Blob): Promise<Blob | null> {
  const image = await decodePicture(photo);
  if (!image) return null;
  const scale = Math.min(1, longSide / Math.max(image.width, image.height));
  const size = { width: Math.round(image.width * scale), height: Math.round(image.height * scale) };
  const small = await encodePicture(image, { ...size, type: 'image/jpeg', quality: 0.7 });
  image.close();
  return small;
}
