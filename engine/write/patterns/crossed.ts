/** Every start with every end: a few parts make many lines, so that two people seldom read the same. An empty part says nothing. */
export function crossed(...parts: string[][]): string[] {
  return parts.reduce(
    (lines, next) => lines.flatMap((line) => next.map((end) => [line, end].filter(Boolean).join(' '))),
    [''],
  );
}
