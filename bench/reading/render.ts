import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { renderSplit } from './render-split.ts';
import { splits } from './scene.ts';

// Writes the pictures of a split with their truth: `npm run -s render:chats -- --split dev --out DIR [--varied] [--count N] [--only APP]`.

const { values } = parseArgs({
  options: {
    split: { type: 'string', default: 'dev' },
    out: { type: 'string' },
    count: { type: 'string' },
    only: { type: 'string' },
    varied: { type: 'boolean', default: false },
  },
});
const split = splits.find((name) => name === values.split);
if (!split || !values.out) {
  console.error('Usage: npm run -s render:chats -- --split dev|test --out DIR [--varied] [--count N] [--only APP]');
  process.exit(2);
}
const folder = path.resolve(values.out);
await mkdir(folder, { recursive: true });
const index = await renderSplit(split, folder, {
  isVaried: values.varied,
  ...(values.count ? { count: Number(values.count) } : {}),
  ...(values.only ? { only: values.only } : {}),
});
await writeFile(path.join(folder, 'index.json'), JSON.stringify(index, null, 1));
console.log(
  `${index.chats.length} chats, ${index.refused.length} other pictures, ${index.stitches.length} stitch cases`,
);
