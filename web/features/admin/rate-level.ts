// The colour thresholds of the specification (§9), for percentages from 0 to 100.

export type RateLevel = 'high' | 'middle' | 'low';

interface Threshold {
  high: number;
  middle: number;
  /** Whether a rate of exactly the threshold reaches it. */
  isInclusive: boolean;
}

export const thresholds = {
  clickToReg: { high: 20, middle: 10, isInclusive: false },
  regToConv: { high: 30, middle: 15, isInclusive: false },
  overall: { high: 10, middle: 5, isInclusive: false },
  daily: { high: 15, middle: 8, isInclusive: true },
} as const satisfies Record<string, Threshold>;

export type RateKind = keyof typeof thresholds;

export function levelOf(kind: RateKind, percent: number): RateLevel {
  const { high, middle, isInclusive } = thresholds[kind];
  const reaches = (threshold: number) => percent > threshold || (isInclusive && percent === threshold);
  if (reaches(high)) return 'high';
  return reaches(middle) ? 'middle' : 'low';
}
