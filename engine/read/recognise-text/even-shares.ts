/** Up to so many lines one picture is faster than two: each picture has a cost of its own. */
const linesForTwo = 18;

/** Indices of lines, `to` excluded. */
export interface Share {
  from: number;
  to: number;
}

/** Divides lines, in their order, into one share or two of about equal total width, since width is what takes time. */
export function evenShares(widths: number[]): Share[] {
  const all = widths.length;
  if (all === 0) return [];
  if (all <= linesForTwo) return [{ from: 0, to: all }];
  const total = sum(widths);
  let middle = 1;
  let before = widths[0] as number;
  // The line at the middle goes to the share that most of it lies in.
  while (middle < all - 1 && before + (widths[middle] as number) / 2 < total / 2) before += widths[middle++] as number;
  return [
    { from: 0, to: middle },
    { from: middle, to: all },
  ];
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
