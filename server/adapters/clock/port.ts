/** The only source of "now". Tests hand in one that stands still until they move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
