import type { Reading, SeenBubble } from '#contract/reading.ts';
import type { Recognise } from '#engine/pixels/ports.ts';
import { type PageResult, readPage } from '#engine/read/read-page.ts';
import { type ReadResult, readScreenshot } from '#engine/read/read-screenshot.ts';
import type { Decoder } from '../decoding/decoder.ts';

/** A file's bytes → its conversation, or the reason for a refusal; boxes are in the file's own pixels. */
export async function readFile(
  decode: Decoder['screenshot'],
  file: Uint8Array,
  recognise: Recognise,
  onFound?: (bubbles: SeenBubble[]) => void,
): Promise<ReadResult> {
  const decoded = await decode(file);
  if ('refusal' in decoded) return decoded;
  const outcome = await readScreenshot(decoded.image, recognise, onFound);
  if ('refusal' in outcome) return outcome;
  const { reading, strip } = outcome;
  return { reading: enlarged(reading, decoded.scale), strip: { ...strip, scale: strip.scale * decoded.scale } };
}

/** A file's bytes → all its text, or the reason for a refusal. */
export async function readFilePage(
  decode: Decoder['screenshot'],
  file: Uint8Array,
  recognise: Recognise,
): Promise<PageResult> {
  const decoded = await decode(file);
  return 'refusal' in decoded ? decoded : await readPage(decoded.image, recognise);
}

function enlarged(reading: Reading, scale: number): Reading {
  if (scale === 1) return reading;
  const scaled = (length: number) => Math.round(length * scale);
  const messages = reading.messages.map((message) => {
    const { x, y, width, height } = message.box;
    return { ...message, box: { x: scaled(x), y: scaled(y), width: scaled(width), height: scaled(height) } };
  });
  return { ...reading, messages };
}
