import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PictureSet, renderSplit } from '../render-split.ts';
import type { Split } from '../scene.ts';
import type { TruthIndex } from '../truth.ts';

const home = fileURLToPath(new URL('..', import.meta.url));
/** Files that measure; all others draw, and are part of the cache's key. */
const measuring = ['.cache', 'evaluate', 'score', 'eval.ts', 'render.ts'];

function drawingSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.endsWith('.test.ts') && !(folder === home && measuring.includes(name)))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? drawingSources(file) : [file];
    })
    .sort();
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const file of drawingSources(home)) hash.update(path.relative(home, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

export interface CachedSplit {
  folder: string;
  index: TruthIndex;
}

/** The pictures of a split, drawn again only when a file that draws them has changed. */
export async function cachedSplit(split: Split, set: PictureSet): Promise<CachedSplit> {
  const folder = path.join(home, '.cache', `${set}-${split}-${sourcesHash()}`);
  const indexFile = path.join(folder, 'index.json');
  if (!existsSync(indexFile)) {
    console.log(`Drawing the ${set} ${split} split (once, a few minutes)…`);
    const unfinished = `${folder}-unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    const index = await renderSplit(split, unfinished, { set });
    writeFileSync(path.join(unfinished, 'index.json'), JSON.stringify(index));
    renameSync(unfinished, folder);
  }
  return { folder, index: JSON.parse(readFileSync(indexFile, 'utf8')) };
}
