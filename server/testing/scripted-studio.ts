import {
  histogramBins,
  type PhotoCriterion,
  type PhotoFace,
  type PhotoRefusal,
  type PhotoResult,
  photoCriteria,
  type RetouchResult,
  type ShotKind,
  sharpnessMapSize,
} from '#contract/photos.ts';
import type { PhotoStudio, RetouchOptions } from '../adapters/assistant/photos/port.ts';
import { refusal } from '../refusals.ts';
import { idleStats } from './idle-stats.ts';

type Behaviour = 'works' | 'full' | 'fails' | 'never' | { refusal: PhotoRefusal };

/** A studio that does what the test sets in `next`, and notes the files and options it got and the calls that were aborted. */
export interface ScriptedStudio extends PhotoStudio {
  next: Behaviour;
  result: PhotoResult;
  given: Uint8Array[];
  asked: Omit<RetouchOptions, 'signal'>[];
  calledOff: number;
}

const face: PhotoFace = {
  box: { x: 0.3, y: 0.2, width: 0.3, height: 0.4 },
  isMain: true,
  smiles: true,
  eyesOpen: true,
  turnedAway: false,
  cutOff: false,
  sunglasses: false,
};

/** A result as the engine gives it, with some of its parts set. */
export function photoResultWith(
  given: {
    global?: number;
    shot?: ShotKind;
    face?: Partial<PhotoFace> | null;
    scores?: Partial<Record<PhotoCriterion, number>>;
  } = {},
): PhotoResult {
  const { global = 82, shot = 'portrait' } = given;
  const each = Object.fromEntries(photoCriteria.map((criterion) => [criterion, global]));
  return {
    scores: { global, ...(each as Record<PhotoCriterion, number>), ...given.scores },
    label: 'Très bien',
    shot,
    feedback: [{ content: 'La lumière est douce sur le visage.', criterion: 'light' }],
    motivation: 'Une photo qui donne envie de te parler.',
    styleAdvice: 'Un fond uni te mettrait encore plus en avant.',
    improvements: [],
    measures: {
      width: 800,
      height: 1000,
      faces: given.face === null ? [] : [{ ...face, ...given.face }],
      histogram: Array.from({ length: histogramBins }, () => 0.5),
      sharpnessMap: Array.from({ length: sharpnessMapSize ** 2 }, () => 0.5),
      brightness: 52,
      faceBrightness: 58,
      contrast: 47,
      saturation: 38,
      sharpness: 66,
      tilt: null,
      cast: null,
    },
  };
}

const percents = { brightness: 52, contrast: 47, saturation: 38, sharpness: 66 };
export const retouched: RetouchResult = {
  retouchedImageBase64: '/9j/4AAQSkZJRg==',
  improvements: [{ type: 'exposure', description: 'Lumière remontée sur le visage.' }],
  enhancement: 'La photo est plus claire.',
  technicalDetails: { ...percents, before: { ...percents, brightness: 31 } },
  scoreBefore: 61,
  scoreAfter: 79,
};

export function scriptedStudio(): ScriptedStudio {
  /** Answers, or does what the test wants in place of an answer. */
  async function play<Answer>(file: Uint8Array, signal: AbortSignal | undefined, answer: () => Answer) {
    studio.given.push(file);
    const { next } = studio;
    if (next === 'works') return answer();
    if (next === 'full') throw refusal.studioFull();
    if (next === 'fails') throw new Error(`broken by ${Buffer.from(file).toString('latin1')}`);
    if (next !== 'never') return next;
    return await new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => {
        studio.calledOff++;
        reject(signal.reason);
      });
    });
  }
  const studio: ScriptedStudio = {
    next: 'works',
    result: photoResultWith(),
    given: [],
    asked: [],
    calledOff: 0,
    analyse: (file, { signal } = {}) => play(file, signal, () => ({ result: studio.result })),
    async retouch(file, { signal, ...asked }) {
      studio.asked.push(asked);
      return await play(file, signal, () => retouched);
    },
    stats: () => idleStats,
    async close() {},
  };
  return studio;
}
