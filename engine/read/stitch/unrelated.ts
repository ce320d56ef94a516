import { agreeOnName, isSameName } from './agree.ts';
import { haveOtherNames, type Stretch } from './stretch.ts';

export interface RelatedStretches {
  kept: Stretch[];
  /** Stretches of a conversation with somebody else, left out or not. */
  strangers: number;
  /** Places where a passage of the conversation is missing. */
  gaps: number;
}

/** A stretch that shows another name and overlaps none is left out when most screenshots agree on theirs. */
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
