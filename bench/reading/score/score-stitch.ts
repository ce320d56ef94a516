import type { Reading } from '../../../contract/reading.ts';
import type { StitchTruth } from '../truth.ts';
import { align } from './align.ts';

export interface StitchScore {
  isGap: boolean;
  isRight: boolean;
  faults: string[];
}

/** Every message once, in its place and from its speaker; and a warning where there is a gap, and only there. */
export function scoreStitch(truth: StitchTruth, reading: Reading): StitchScore {
  const { pairs, misplaced, missed, spurious } = align(truth.messages, reading.messages);
  const wrongSpeaker = pairs.filter(([i, j]) => truth.messages[i]?.from !== reading.messages[j]?.from);
  const warns = reading.warnings.some(({ code }) => code === 'missing_part');
  const faults = [
    ...missed.map((i) => `missed «${truth.messages[i]?.text}» ${truth.messages[i]?.kind}`),
    ...spurious.map((j) => `spurious «${reading.messages[j]?.text}» ${reading.messages[j]?.kind}`),
    ...misplaced.map(([i]) => `out of place «${truth.messages[i]?.text}»`),
    ...wrongSpeaker.map(([i]) => `speaker of «${truth.messages[i]?.text}»`),
    ...(warns === truth.isMissingPart ? [] : [warns ? 'a gap is told where there is none' : 'the gap is not told']),
  ];
  return { isGap: truth.isMissingPart, isRight: faults.length === 0, faults };
}
