import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { maxFileBytes } from '../adapters/assistant/reading/refused-unseen.ts';

export class FileError extends Error {
  readonly code: 'file_not_found' | 'file_unreadable';
  readonly file: string;

  constructor(file: string, cause: unknown) {
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    super(isMissing ? "Ce fichier n'existe pas." : "Ce fichier ne s'ouvre pas.", { cause });
    this.code = isMissing ? 'file_not_found' : 'file_unreadable';
    this.file = file;
  }
}

/** Reads at most one byte more than the reader accepts, which is enough for it to refuse the file. */
export async function contentOf(folder: string, file: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of createReadStream(resolve(folder, file), { end: maxFileBytes })) chunks.push(chunk);
  } catch (error) {
    throw new FileError(file, error);
  }
  return Buffer.concat(chunks);
}
