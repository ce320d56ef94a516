import { useCallback, useRef, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { type AnalysedPhoto, analyzePhoto } from '#contract/photos.ts';
import { photosAtOnce } from '#contract/plans.ts';
import { call, writingTimeoutMs } from '../../api.ts';
import { photoLimitTexts } from '../../content/photos.ts';
import { showToast } from '../../ui/toast.ts';
import type { Offer } from '../usage/refusals.ts';
import { base64Of } from './base64.ts';
import { type PhotoItem, usePhotoItems } from './photo-items.ts';
import { usePhotosRefresh } from './queries.ts';

interface AnalysisOptions {
  user: User;
  refuse: (error: unknown, fallback: string) => void;
  showOffer: (offer: Offer) => void;
  onAnalysed: (photoId: string, photo: Blob) => void;
}

export interface Analysis {
  items: readonly PhotoItem<AnalysedPhoto>[];
  most: number;
  add: (files: Iterable<File>) => void;
  onFull: () => void;
  remove: (id: number) => void;
  /** Removes the item of a photo that was deleted from the history. */
  removePhoto: (photoId: string) => void;
  analyse: (id: number) => Promise<void>;
  /** Analyses one after the other those that were not, then shows the best. */
  analyseAll: () => Promise<void>;
  selected: PhotoItem<AnalysedPhoto> | null;
  select: (id: number) => void;
}

/** The photos of the tab Analyser, and which one is looked at. */
export function useAnalysis({ user, refuse, showOffer, onAnalysed }: AnalysisOptions): Analysis {
  const most = user.hasPhotoAccess ? photosAtOnce.addon : photosAtOnce.free;
  const onFull = useFullNotice(user, showOffer);
  const { items, add, remove, run } = usePhotoItems<AnalysedPhoto>(most, onFull);
  const [selectedId, select] = useState<number | null>(null);
  /** The photo that the user asked about last: its result is shown when it comes. */
  const awaited = useRef<number | null>(null);
  const measure = useMeasuring(run, onAnalysed);

  const analyse = async (id: number) => {
    awaited.current = id;
    try {
      const photo = await measure(id);
      if (!photo) return;
      if (awaited.current === id) select(id);
      const description = `Score global : ${photo.result.scores.global}/100`;
      showToast({ title: 'Photo analysée ! 📸', description, tone: 'success' });
    } catch (error) {
      refuse(error, "Erreur lors de l'analyse");
    }
  };

  const analyseAll = async () => {
    awaited.current = null;
    let best = { id: -1, score: -1 };
    try {
      for (const { id } of items.filter(({ result }) => !result)) {
        const score = (await measure(id))?.result.scores.global ?? -1;
        if (score > best.score) best = { id, score };
      }
      if (best.score < 0) return;
      const description = `Meilleur score : ${best.score}/100`;
      showToast({ title: 'Photos analysées ! 📸', description, tone: 'success' });
    } catch (error) {
      refuse(error, "Erreur lors de l'analyse");
    }
    if (awaited.current === null && best.score >= 0) select(best.id);
  };

  const removePhoto = (photoId: string) => {
    for (const { id, result } of items) if (result?.id === photoId) remove(id);
  };

  return {
    items,
    most,
    add,
    onFull,
    remove,
    removePhoto,
    analyse,
    analyseAll,
    // A photo that is removed is no longer found, so its report goes with it.
    selected: items.find(({ id }) => id === selectedId) ?? null,
    select,
  };
}

/** What is said of photos for which there is no room. */
function useFullNotice({ isPro, hasPhotoAccess }: User, showOffer: AnalysisOptions['showOffer']): () => void {
  return useCallback(() => {
    if (hasPhotoAccess) {
      showToast({ title: 'Limite atteinte', description: photoLimitTexts.analysis, tone: 'danger' });
    } else if (isPro) showOffer({ needs: 'photo', message: photoLimitTexts.pro });
    else showOffer({ needs: 'pro', message: photoLimitTexts.free });
  }, [isPro, hasPhotoAccess, showOffer]);
}

/** Has a photo analysed; null where it is at work already, or was removed. */
function useMeasuring(
  run: ReturnType<typeof usePhotoItems<AnalysedPhoto>>['run'],
  onAnalysed: AnalysisOptions['onAnalysed'],
) {
  const refresh = usePhotosRefresh();
  return useCallback(
    async (id: number) => {
      try {
        return await run(id, async ({ blob }) => {
          const body = { imageBase64: await base64Of(blob) };
          const answer = await call(analyzePhoto, { body, timeoutMs: writingTimeoutMs });
          onAnalysed(answer.id, blob);
          return answer;
        });
      } finally {
        refresh();
      }
    },
    [run, refresh, onAnalysed],
  );
}
