/** The current time. Use cases ask it instead of `Date`, so that tests can stop and move the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
