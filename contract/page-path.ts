/** A loop and not `/\/+$/`, which would start anew at each slash of a run in the middle: 16,000 of them took 0.6 s. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
