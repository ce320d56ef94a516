// How long a thread may read one file, by its height.

/**
 * Shares of the deadline that no file exceeds: of 30 seconds 20 for one screen, which an idle machine reads in one and a very busy one in 12, and
 * 1.2 for each further.
 */
const firstScreen = 2 / 3;
const furtherScreen = 0.04;
/** Height over width of a phone's screen. */
const tallnessOfScreen = 2.2;

/** How many screens of a phone the picture is high, one at least. */
export function screensIn({ width, height }: { width: number; height: number }): number {
  return Math.max(1, height / (width * tallnessOfScreen));
}

/** From when the file is decoded and the recogniser runs. */
export function readingDeadlineMs(screens: number, longestMs: number): number {
  return Math.round(Math.min(1, firstScreen + (screens - 1) * furtherScreen) * longestMs);
}
