import type { Spell } from '#engine/rate/find-spelling.ts';
import { rateBio } from '#engine/rate/rate-bio.ts';
import { type GradedBio, gradedBios } from '#engine/rate/testing/graded-bios.ts';
import { heldOutBios, laterBios } from '#engine/rate/testing/held-out-bios.ts';
import { rankCorrelation } from '#engine/rate/testing/rank-correlation.ts';

export interface RatingMeasures {
  developed: number;
  heldOut: number;
  later: number;
  meanMilliseconds: number;
}

export function measureRating(spell: Spell): RatingMeasures {
  const startedAt = performance.now();
  const agreement = (bios: readonly GradedBio[]) =>
    rankCorrelation(
      bios.map(({ grade }) => grade),
      bios.map(({ content }) => rateBio(content, { spell }).score),
    );
  const [developed, heldOut, later] = [agreement(gradedBios), agreement(heldOutBios), agreement(laterBios)];
  return {
    developed,
    heldOut,
    later,
    meanMilliseconds: (performance.now() - startedAt) / (gradedBios.length + heldOutBios.length + laterBios.length),
  };
}
