import type { Reading } from '#contract/reading.ts';
import { stitchReadings } from '#engine/read/stitch/stitch-readings.ts';
import type { ReadPart } from './worker-messages.ts';

/** The files of one conversation, read → the conversation. Eight files whose texts resemble each other take seconds. */
export function stitchParts(parts: ReadPart[]): Reading {
  return stitchReadings(
    parts.map(({ reading }) => reading),
    parts.map(({ strip }) => strip),
  );
}
