/** The top of an axis for whole numbers up to `max`: 1, 2, 4, 10, 20, 40, 100… so that its half is a round number too. */
export function axisTop(max: number): number {
  if (max <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(max));
  return [1, 2, 4, 10].map((step) => step * power).find((top) => top >= max) ?? 10 * power;
}

/** A bar's place from the top of a plot of this height; negative days stand on the baseline with no height. */
export function barOf(value: number, top: number, height: number): { y: number; height: number } {
  const share = Math.min(1, Math.max(0, value / top));
  return { y: height - share * height, height: share * height };
}
