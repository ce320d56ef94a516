import type { Reading, ReadMessage } from '#contract/reading.ts';
import { agreeOnName, isSameName } from './agree.ts';

/** A piece of the conversation without a gap, from one screenshot or several. */
export interface Stretch {
  readings: Reading[];
  messages: ReadMessage[];
}

function nameOf({ readings }: Stretch): string | null {
  return agreeOnName(readings.map(({ matchName }) => matchName)).name;
}

/** Both show a name, and not the same. */
export function haveOtherNames(one: Stretch, other: Stretch): boolean {
  const [name, otherName] = [nameOf(one), nameOf(other)];
  return name !== null && otherName !== null && !isSameName(name, otherName);
}
