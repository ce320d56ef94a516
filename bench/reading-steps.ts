import sharp from 'sharp';
import { nameEmoji } from '#engine/read/emoji/name-emoji.ts';
import { stitchReadings } from '#engine/read/stitch/stitch-readings.ts';
import { loadSheet, paintSheet } from '#engine/read/testing/emoji-sheets.ts';
import { longConversation } from '#engine/read/testing/long-conversation.ts';
import { decode } from '../server/adapters/assistant/reading/decode.ts';
import { pngClaiming } from '../server/adapters/assistant/reading/testing/png-claiming.ts';
import { median } from './statistics/median.ts';

// Steps of reading a screenshot that have to be fast, one by one on an idle machine. Whole screenshots are timed by
// `npm run eval:reading`, memory by bench/reading/evaluate/memory.ts.

interface Step {
  what: string;
  targetMs: number;
  times: number;
  run(): unknown;
}

const white = [255, 255, 255] as const;
const { image, boxes } = paintSheet(await loadSheet(90), white);
const face = boxes.get('😂');
if (!face) throw new Error('the sheet of 90 px has no 😂');
const pages = longConversation();
const background = { r: 200, g: 100, b: 50 };
const bomb = await sharp({ create: { width: 5200, height: 5000, channels: 3, background } })
  .png()
  .toBuffer();
const claiming = await pngClaiming(60_000, 60_000);
const heavy = Buffer.alloc(16e6);

const steps: Step[] = [
  // A background of its own for each call, since answers are remembered by it.
  { what: 'name an emoji of 90 px', targetMs: 2, times: 60, run: () => nameEmoji(image, face, () => [...white]) },
  { what: 'stitch 8 screenshots of 40 messages', targetMs: 100, times: 10, run: () => stitchReadings(pages) },
  { what: 'refuse a PNG of 26 megapixels', targetMs: 100, times: 5, run: () => decode(bomb) },
  { what: 'refuse a PNG that claims 3,600 megapixels', targetMs: 100, times: 5, run: () => decode(claiming) },
  { what: 'refuse a file of 16 MB', targetMs: 100, times: 5, run: () => decode(heavy) },
];

for (const { what, targetMs, times, run } of steps) {
  const measured: number[] = [];
  for (let time = 0; time < times; time++) {
    const startedAt = performance.now();
    await run();
    measured.push(performance.now() - startedAt);
  }
  const ms = median(measured);
  console.log(
    `${what}: ${ms.toFixed(1)} ms (median of ${times}), ${(ms / targetMs).toFixed(2)} of the ${targetMs} ms allowed`,
  );
  if (ms > targetMs) process.exitCode = 1;
}
