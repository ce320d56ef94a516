/** A picture more costs the recogniser little, but not nothing; fewer lines than this are read sooner than shared out. */
const linesForTwo = 18;

/** From a line to the one after the last. */
export interface Share {
  from: number;
  to: number;
}

/** Lines, in their order, as one share or as two that are about equal work; what a line takes goes with its width. */
export function evenShares(widths: number[]): Share[] {
  const all = widths.length;
  if (all === 0) return [];
  if (all <= linesForTwo) return [{ from: 0, to: all }];
  const total = sum(widths);
  let middle = 1;
  let before = widths[0] as number;
  // The line in the middle goes to where more of it lies.
  while (middle < all - 1 && before + (widths[middle] as number) / 2 < total / 2) before += widths[middle++] as number;
  return [
    { from: 0, to: middle },
    { from: middle, to: all },
  ];
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
