import type { Raster } from '../../pixels/ports.ts';
import { findPlainEmoji } from '../emoji/plain-emoji.ts';
import { erase, extractInk, type Ink, type InkArea } from '../ink/ink.ts';

/** The ink of a message. Emoji in the text's colour are taken out of it, since recognition would read them as letters. */
export function messageInk(image: Raster, area: InkArea, fontPx: number): Ink {
  const ink = extractInk(image, area, fontPx);
  const plainEmoji = findPlainEmoji(ink.grey, fontPx);
  for (const { box } of plainEmoji) erase(ink.grey, box, 1);
  return { ...ink, plainEmoji };
}
