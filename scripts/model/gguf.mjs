import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/**
 * Whether the file starts like a model of llama.cpp.
 * @param {string} file
 */
export async function startsLikeGguf(file) {
  const start = Buffer.concat(await createReadStream(file, { end: 3 }).toArray());
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
