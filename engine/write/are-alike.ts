import { plainKey } from '#engine/french/plain-key.ts';

/** Two texts that share more than half of the shorter one's longer words say the same thing. */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared * 2 > Math.min(a.size, b.size);
}

function wordsOf(text: string): Set<string> {
  return new Set(
    plainKey(text)
      .split(' ')
      .filter((word) => word.length > 3),
  );
}
