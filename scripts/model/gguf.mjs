import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, readSync } from 'node:fs';

/**
 * Whether the file starts like a model of llama.cpp.
 * @param {string} file
 */
export function startsLikeGguf(file) {
  const start = Buffer.alloc(4);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, start, 0, start.length, 0);
  } finally {
    closeSync(descriptor);
  }
  return start.toString('latin1') === 'GGUF';
}

/**
 * @param {string} file
 * @returns {Promise<string>} In hexadecimal.
 */
export async function sha256Of(file) {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file, { highWaterMark: 2 ** 20 })) hash.update(piece);
  return hash.digest('hex');
}
