import type { Reading, ReadMessage } from '#contract/reading.ts';
import { agreeOnName, isSameName } from './agree.ts';
import type { Alignment } from './align.ts';
import { mergeAligned } from './merge-messages.ts';
import { type MessagePrint, printMessages } from './message-print.ts';
import type { Shifts } from './place.ts';
import type { Strip } from './strip.ts';

/** A part of the conversation without a gap, from one screenshot or several. */
export interface Stretch {
  readings: Reading[];
  messages: ReadMessage[];
  shifts: Shifts;
  /** Strips of the screenshots by their numbers, where known. */
  strips: ReadonlyMap<number, Strip>;
}

export function printsOf({ messages, shifts }: Stretch): MessagePrint[] {
  return printMessages(messages, shifts);
}

/** Merges two overlapping stretches; places are those of `one`. */
export function layOver(one: Stretch, other: Stretch, alignment: Alignment): Stretch {
  return {
    readings: [...one.readings, ...other.readings],
    messages: mergeAligned(printsOf(one), printsOf(other), alignment),
    ...stripOfBoth(one, other, alignment),
  };
}

/** Joined by words alone, the two share no places: those are kept that the next screenshot will be compared with. */
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

/** Whether both show a name, and not the same. */
export function haveOtherNames(one: Stretch, other: Stretch): boolean {
  const [name, otherName] = [nameOf(one), nameOf(other)];
  return name !== null && otherName !== null && !isSameName(name, otherName);
}
