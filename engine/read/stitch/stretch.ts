import type { Reading, ReadMessage } from '#contract/reading.ts';
import { agreeOnName, isSameName } from './agree.ts';
import type { Alignment } from './align.ts';
import { mergeAligned } from './merge-messages.ts';
import { type MessagePrint, printMessages } from './message-print.ts';
import type { Shifts } from './place.ts';
import type { Strip } from './strip.ts';

/** A piece of the conversation without a gap, from one screenshot or several. */
export interface Stretch {
  readings: Reading[];
  messages: ReadMessage[];
  shifts: Shifts;
  /** How the screenshots look, by their numbers, as far as that is known. */
  strips: ReadonlyMap<number, Strip>;
}

export function printsOf({ messages, shifts }: Stretch): MessagePrint[] {
  return printMessages(messages, shifts);
}

/** The other stretch laid over the one, on the one's strip. */
export function layOver(one: Stretch, other: Stretch, alignment: Alignment): Stretch {
  return {
    readings: [...one.readings, ...other.readings],
    messages: mergeAligned(printsOf(one), printsOf(other), alignment),
    ...stripOfBoth(one, other, alignment),
  };
}

/** Where only words join the two, places on the one say nothing about the other: those that the next joins on to are kept. */
function stripOfBoth(one: Stretch, other: Stretch, { shift, relation }: Alignment): Pick<Stretch, 'shifts' | 'strips'> {
  if (shift === null) {
    const { shifts, strips } = relation === 'one_holds_other' ? one : other;
    return { shifts, strips };
  }
  const moved = [...other.shifts].map(([page, by]) => [page, by + shift] as const);
  return { shifts: new Map([...one.shifts, ...moved]), strips: new Map([...one.strips, ...other.strips]) };
}

function nameOf({ readings }: Stretch): string | null {
  return agreeOnName(readings.map(({ matchName }) => matchName)).name;
}

/** Both show a name, and not the same. */
export function haveOtherNames(one: Stretch, other: Stretch): boolean {
  const [name, otherName] = [nameOf(one), nameOf(other)];
  return name !== null && otherName !== null && !isSameName(name, otherName);
}
