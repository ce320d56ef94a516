import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

// Groups values by key without holding them all in memory: they are appended to 128 files of a private temporary folder, all
// values of a key in the same file, and one file at a time is read back.

const files = 128;
const maxBufferedCharacters = 32 * 1024;

export interface Spool<T> {
  add(key: string, value: T): Promise<void>;
  /** Each key with its values, in the order they were added. */
  groups(): AsyncGenerator<[key: string, values: T[]]>;
  remove(): Promise<void>;
}

export async function openSpool<T>(): Promise<Spool<T>> {
  const folder = await mkdtemp(join(tmpdir(), 'declic-spool-'));
  const buffers = Array.from({ length: files }, () => '');
  const written = new Set<number>();
  const fileOf = (bucket: number) => join(folder, String(bucket));

  async function flush(bucket: number): Promise<void> {
    const lines = buffers[bucket] ?? '';
    buffers[bucket] = '';
    written.add(bucket);
    await appendFile(fileOf(bucket), lines, { mode: 0o600 });
  }

  return {
    async add(key, value) {
      const bucket = crc32(key) % files;
      buffers[bucket] += `${serialize([key, value]).toString('base64')}\n`;
      if ((buffers[bucket] ?? '').length > maxBufferedCharacters) await flush(bucket);
    },
    async *groups() {
      for (let bucket = 0; bucket < files; bucket++) {
        const onDisk = written.has(bucket) ? await readFile(fileOf(bucket), 'latin1') : '';
        const byKey = new Map<string, T[]>();
        for (const line of `${onDisk}${buffers[bucket]}`.split('\n')) {
          if (line === '') continue;
          const [key, value] = deserialize(Buffer.from(line, 'base64')) as [string, T];
          const known = byKey.get(key);
          if (known) known.push(value);
          else byKey.set(key, [value]);
        }
        yield* byKey;
      }
    },
    async remove() {
      await rm(folder, { recursive: true, force: true });
    },
  };
}
