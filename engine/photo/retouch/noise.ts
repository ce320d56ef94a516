import { clamp } from '../statistics.ts';

// Takes grain away and keeps edges. A little grain stays, since skin without any looks like plastic.

export interface NoisePlan {
  /** Standard deviation of the grain, in steps of 255. */
  grain: number;
  /** Share of the grain that goes, 0 to 1. */
  share: number;
}

/** Grain from which it is seen, in steps of 255. */
const visible = 3.5;
const usualShare = 0.85;

/** `gain`: by how much the exposure step makes grain stronger. */
export function planNoise(grain: number, gain: number): NoisePlan | null {
  return grain * gain > visible && grain > 1.5 ? { grain, share: usualShare } : null;
}

export function scaleNoise({ grain, share }: NoisePlan, strength: number): NoisePlan {
  return { grain: grain * Math.max(1, strength), share: clamp(share * strength, 0, 0.95) };
}

/** Differences from the blurred picture, in deviations of the grain, up to which they are grain and from which they are edges. */
const grainReach = 2.5;
const edgeReach = 4.5;

/** Share (0 to 1) of a difference from the blurred picture, in steps of 255, that stays. */
export function keptDetail(difference: number, { grain, share }: NoisePlan): number {
  const deviations = Math.abs(difference) / grain;
  const edge = clamp((deviations - grainReach) / (edgeReach - grainReach), 0, 1);
  return 1 - share * (1 - edge);
}
