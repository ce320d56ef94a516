import { agreeOnName, isSameName } from './agree.ts';
import { haveOtherNames, type Stretch } from './stretch.ts';

export interface RelatedStretches {
  kept: Stretch[];
  /** Number of stretches of a conversation with somebody else, left out or not. */
  strangers: number;
  /** Number of places where a part of the conversation is missing. */
  gaps: number;
}

/** Leaves out a stretch with another name where more than half of the screenshots agree on theirs. */
export function setUnrelatedApart(stretches: readonly Stretch[]): RelatedStretches {
  const agreement = agreeOnName(stretches.flatMap(({ readings }) => readings.map(({ matchName }) => matchName)));
  const isStranger = ({ readings }: Stretch) => {
    const names = readings.flatMap(({ matchName }) => matchName ?? []);
    return names.length > 0 && !names.some((name) => isSameName(name, agreement.name ?? ''));
  };
  const strangers = stretches.filter(isStranger).length;
  const kept = agreement.isMajority ? stretches.filter((stretch) => !isStranger(stretch)) : [...stretches];
  const gaps = kept.filter((stretch, index) => {
    const before = kept[index - 1];
    return before !== undefined && !haveOtherNames(before, stretch);
  }).length;
  return { kept, strangers, gaps };
}
