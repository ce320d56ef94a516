import { type Alignment, alignMessages } from './align.ts';
import { type MessagePrint, printMessages } from './message-print.ts';
import type { Stretch } from './stretch.ts';

/** How two stretches overlap, worked out once for each pair. */
export type FindOverlap = (one: Stretch, other: Stretch) => Alignment;

export function rememberOverlaps(): FindOverlap {
  const prints = new Map<Stretch, MessagePrint[]>();
  const known = new Map<Stretch, Map<Stretch, Alignment>>();
  const printsOf = (stretch: Stretch) => {
    const printed = prints.get(stretch) ?? printMessages(stretch.messages);
    prints.set(stretch, printed);
    return printed;
  };
  return (one, other) => {
    const ofOne = known.get(one) ?? new Map<Stretch, Alignment>();
    known.set(one, ofOne);
    const alignment = ofOne.get(other) ?? alignMessages(printsOf(one), printsOf(other));
    ofOne.set(other, alignment);
    return alignment;
  };
}
