import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pictureSets, renderSplit } from './render-split.ts';
import { splits } from './scene.ts';

// Writes the pictures of a split with their truth: `npm run -s render:chats -- --split dev --out DIR [--set varied|wide|photographed] [--count N] [--only APP]`.

const { values } = parseArgs({
  options: {
    split: { type: 'string', default: 'dev' },
    out: { type: 'string' },
    count: { type: 'string' },
    only: { type: 'string' },
    set: { type: 'string', default: 'usual' },
  },
});
const split = splits.find((name) => name === values.split);
const set = pictureSets.find((name) => name === values.set);
if (!split || !set || !values.out) {
  console.error(
    'Usage: npm run -s render:chats -- --split dev|test --out DIR [--set varied|wide|photographed] [--count N] [--only APP]',
  );
  process.exit(2);
}
const folder = path.resolve(values.out);
await mkdir(folder, { recursive: true });
const index = await renderSplit(split, folder, {
  set,
  ...(values.count ? { count: Number(values.count) } : {}),
  ...(values.only ? { only: values.only } : {}),
});
await writeFile(path.join(folder, 'index.json'), JSON.stringify(index, null, 1));
console.log(
  `${index.chats.length} chats, ${index.refused.length} other pictures, ${index.stitches.length} stitch cases`,
);
