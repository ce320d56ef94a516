/** The upper of the two middle values where their count is even; null where there are none. */
export function median(values: number[]): number | null {
  if (values.length === 0) return null;
  return values.toSorted((a, b) => a - b)[values.length >> 1] as number;
}
