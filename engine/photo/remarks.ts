import { type PhotoCriterion, type PhotoRemark, type PhotoScores, photoCriteria } from '#contract/photos.ts';
import type { MeasuredPhoto } from './measure-photo.ts';
import { criterionWeights } from './score-photo.ts';
import { lightSentences } from './sentences/light.ts';
import { personSentences } from './sentences/person.ts';
import { pixelSentences } from './sentences/pixels.ts';
import { good, type PhotoSentence } from './sentences/sentence.ts';

// Chooses the sentence of each criterion: what the measures say, and what to do about it. Of a criterion that they tell nothing of, nothing is said.

export const photoSentences: PhotoSentence[] = [...lightSentences, ...pixelSentences, ...personSentences];

/** One of the list, always the same for the same photo. */
export function oneOf<T>(list: readonly T[], seed: number): T {
  return list[Math.abs(Math.floor(seed)) % list.length] as T;
}

/** Differs from photo to photo, and is the same whenever one is measured again. */
export function seedOf({ light, width }: MeasuredPhoto): number {
  return Math.round(light.brightness * 1009 + light.contrast * 997) + width;
}

/** The best criteria first. */
export function feedbackOn(photo: MeasuredPhoto, scores: PhotoScores): PhotoRemark[] {
  return byScore(scores).flatMap((criterion) => {
    const sentence = sentenceOf(criterion, photo, scores);
    return sentence ? [{ content: oneOf(sentence.says, seedOf(photo)), criterion }] : [];
  });
}

/** What gains most first; only criteria that have something to gain. */
export function improvementsOf(photo: MeasuredPhoto, scores: PhotoScores): PhotoRemark[] {
  const gains = photoCriteria
    .map((criterion) => ({ criterion, gain: criterionWeights[criterion] * (100 - scores[criterion]) }))
    .sort((a, b) => b.gain - a.gain);
  return gains.flatMap(({ criterion }) => {
    const advises = sentenceOf(criterion, photo, scores)?.advises;
    return advises && scores[criterion] < good ? [{ content: oneOf(advises, seedOf(photo)), criterion }] : [];
  });
}

function byScore(scores: PhotoScores): PhotoCriterion[] {
  return photoCriteria.toSorted((a, b) => scores[b] - scores[a]);
}

function sentenceOf(criterion: PhotoCriterion, photo: MeasuredPhoto, scores: PhotoScores): PhotoSentence | undefined {
  return photoSentences.find(
    (sentence) => sentence.criterion === criterion && sentence.holds(photo, scores[criterion]),
  );
}
