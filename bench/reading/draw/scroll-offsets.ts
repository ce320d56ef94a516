import type { Measured } from './measure.ts';

/** Largest number of screenshots in one case of stitching. */
const mostPages = 4;

/** Whether each message is shown whole at one of the offsets. */
function showsAll(measured: Measured, offsets: number[]): boolean {
  const height = measured.chat.bottom - measured.chat.top;
  return measured.messages.every(({ box }) => {
    const top = box.y - measured.chat.top;
    return offsets.some((offset) => top >= offset && top + box.height <= offset + height);
  });
}

/**
 * Scroll offsets of the screenshots of a chat that was measured unscrolled: as few as the overlap allows, evenly spread.
 * Null where the chat is too long, or too short for two.
 */
export function coveringOffsets(measured: Measured, contentHeight: number, overlap: number): number[] | null {
  const screen = measured.chat.bottom - measured.chat.top;
  const last = contentHeight - screen;
  if (last < screen * 0.2) return null;
  for (let pages = Math.ceil(last / (screen * (1 - overlap))) + 1; pages <= mostPages; pages++) {
    const offsets = Array.from({ length: pages }, (_, page) => Math.round((last * page) / (pages - 1)));
    if (showsAll(measured, offsets)) return offsets;
  }
  return null;
}

/** Offsets of two screenshots with at least one whole message between them that neither shows. */
export function gappedOffsets(measured: Measured, contentHeight: number): number[] | null {
  const screen = measured.chat.bottom - measured.chat.top;
  for (let gap = 90; screen + gap <= contentHeight - screen; gap += 30) {
    const isHidden = measured.messages.some(({ box }) => {
      const top = box.y - measured.chat.top;
      return top > screen + 4 && top + box.height < screen + gap - 4;
    });
    if (isHidden) return [0, screen + gap];
  }
  return null;
}
