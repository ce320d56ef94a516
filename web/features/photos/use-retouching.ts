import { useCallback, useEffect, useRef } from 'react';
import { type RetouchResult, retouchPhoto } from '#contract/photos.ts';
import { photosAtOnce } from '#contract/plans.ts';
import { call } from '../../api.ts';
import { photoLimitTexts } from '../../content/photos.ts';
import { showToast } from '../../ui/toast.ts';
import { base64Of, jpegOf } from './base64.ts';
import { type PhotoItem, usePhotoItems } from './photo-items.ts';
import { usePhotosRefresh } from './queries.ts';

export interface RetouchOptions {
  strength: number;
  crop: boolean;
  blur: boolean;
}

export interface Retouched extends Omit<RetouchResult, 'retouchedImageBase64'> {
  /** An object URL of the JPEG. */
  address: string;
  /** What was asked for beyond the usual steps. */
  asked: Pick<RetouchOptions, 'crop' | 'blur'>;
}

/** A photo that no step would improve comes back as it was. */
export const isTouched = ({ improvements }: Pick<Retouched, 'improvements'>): boolean => improvements.length > 0;

export interface Retouching {
  items: readonly PhotoItem<Retouched>[];
  add: (files: Iterable<File>) => void;
  remove: (id: number) => void;
  retouch: (id: number, options: RetouchOptions) => Promise<void>;
}

export const onFull = () =>
  showToast({ title: 'Limite atteinte', description: photoLimitTexts.retouch, tone: 'danger' });

/** The photos of the tab Retoucher. */
export function useRetouching(refuse: (error: unknown, fallback: string) => void): Retouching {
  const { items, add, remove, run } = usePhotoItems<Retouched>(photosAtOnce.retouch, onFull);
  const refresh = usePhotosRefresh();
  useReleasedAddresses(items);

  const retouch = useCallback(
    async (id: number, options: RetouchOptions) => {
      try {
        const retouched = await run(id, async ({ blob }) => {
          const body = { imageBase64: await base64Of(blob), ...options };
          const { retouchedImageBase64, ...result } = await call(retouchPhoto, { body });
          return { ...result, address: URL.createObjectURL(jpegOf(retouchedImageBase64)), asked: options };
        });
        if (!retouched) return;
        const title = isTouched(retouched) ? 'Photo retouchée !' : 'Rien à retoucher';
        showToast({ title, description: retouched.enhancement, tone: 'success' });
      } catch (error) {
        refuse(error, 'Erreur lors de la retouche');
      } finally {
        refresh();
      }
    },
    [run, refuse, refresh],
  );

  return { items, add, remove, retouch };
}

/** Frees the retouched pictures that are no longer on the screen. */
function useReleasedAddresses(items: readonly PhotoItem<Retouched>[]): void {
  const held = useRef(new Set<string>());
  useEffect(() => {
    const shown = new Set(items.flatMap(({ result }) => (result ? [result.address] : [])));
    for (const address of held.current) if (!shown.has(address)) URL.revokeObjectURL(address);
    held.current = shown;
  }, [items]);
  useEffect(
    () => () => {
      for (const address of held.current) URL.revokeObjectURL(address);
    },
    [],
  );
}
