export const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return values.length > 0 ? sum / values.length : 0;
}

/** The value below which this share (0 to 1) of the values lies; 0 where there are none. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Goes through the given points in a straight line from one to the next, flat before the first and after the last. */
export function between(value: number, points: readonly (readonly [at: number, result: number])[]): number {
  let before = points[0] as readonly [number, number];
  if (value <= before[0]) return before[1];
  for (const point of points) {
    if (value <= point[0])
      return before[1] + ((value - before[0]) / Math.max(1e-9, point[0] - before[0])) * (point[1] - before[1]);
    before = point;
  }
  return before[1];
}
