import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openReader } from '../../../server/adapters/assistant/reading/reader.ts';
import { median } from '../../statistics/median.ts';
import { cachedSplit } from './cached-split.ts';

// Reads many screenshots in a row with one reader of two threads and prints the memory of the process over time.
// `npx tsx bench/reading/evaluate/memory.ts [COUNT]`

const count = Number(process.argv[2] ?? 1000);
const mostGrowth = 1.15;
const megabyte = 2 ** 20;

const { folder, index } = await cachedSplit('dev', 'usual');
const files = [...index.chats, ...index.refused].map(({ file }) => path.join(folder, file));
const reader = openReader({ threads: 2 });
const held: number[] = [];
for (let read = 0; read < count; read++) {
  await reader.read(await readFile(files[read % files.length] as string));
  held.push(process.memoryUsage().rss / megabyte);
  if ((read + 1) % Math.ceil(count / 10) === 0)
    console.log(`${read + 1} read, ${held[read]?.toFixed(0)} MB, ${JSON.stringify(reader.stats())}`);
}
await reader.close();

// Not the first fifth, in which memory grows to what the largest screenshots need.
const early = median(held.slice(count * 0.2, count * 0.4));
const late = median(held.slice(count * 0.8));
console.log(
  `${early.toFixed(0)} MB early, ${late.toFixed(0)} MB late: ${(late / early).toFixed(2)} (at most ${mostGrowth})`,
);
process.exitCode = late > early * mostGrowth ? 1 : 0;
