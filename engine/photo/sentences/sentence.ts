import type { PhotoCriterion } from '#contract/photos.ts';
import type { MeasuredPhoto } from '../measure-photo.ts';

/** What is said of a criterion when `holds` does. Of several that hold, the first in its list is said; where none holds, nothing is. */
export interface PhotoSentence {
  id: string;
  criterion: PhotoCriterion;
  holds(photo: MeasuredPhoto, score: number): boolean;
  /** What the measure shows; one of these, so that several photos do not get the same words. */
  says: string[];
  /** What to do about it; nothing where nothing needs it. */
  advises?: string[];
}

export const good = 80;
export const fair = 60;
