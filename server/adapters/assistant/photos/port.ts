import type { PhotoRefusal, PhotoResult, RetouchResult } from '#contract/photos.ts';
import type { ThreadStats } from '../port.ts';

// The studio: a photo → what its pixels show, or the same photo with its light, colours and sharpness mended. A file stays in the
// memory of the studio's threads and is gone with the call.

export type AnalysisOutcome = { result: PhotoResult } | { refusal: PhotoRefusal };
export type RetouchOutcome = RetouchResult | { refusal: PhotoRefusal };

export interface RetouchWish {
  /** In percent; 100 is what the measures ask for. */
  strength: number;
  crop: boolean;
  blur: boolean;
}
export type RetouchOptions = RetouchWish & { signal?: AbortSignal };

/**
 * Both calls throw `overloaded` (503), at once when the queue is full or later when the deadline has passed,
 * `provider_unavailable` when the file breaks the studio, and the signal's reason when it is aborted.
 */
export interface PhotoStudio {
  analyse(file: Uint8Array, options?: { signal?: AbortSignal }): Promise<AnalysisOutcome>;
  retouch(file: Uint8Array, options: RetouchOptions): Promise<RetouchOutcome>;
  stats(): ThreadStats;
  close(): Promise<void>;
}
