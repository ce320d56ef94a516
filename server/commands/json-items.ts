import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { FileError } from './screenshot-file.ts';

/** What is wrong with an input, in the words that are printed. */
export class InputError extends Error {
  readonly code: string;

  constructor(message: string, code = 'invalid_input') {
    super(message);
    this.code = code;
  }
}

/** The objects of a JSON file, or of standard input for «-»: one, or an array of them. */
export async function itemsOf(folder: string, file: string, input: Readable): Promise<unknown[]> {
  const content = file === '-' ? await text(input) : await contentOf(folder, file);
  let value: unknown;
  try {
    value = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch {
    throw new InputError("Ce fichier n'est pas du JSON valide.", 'invalid_json');
  }
  return Array.isArray(value) ? value : [value];
}

async function contentOf(folder: string, file: string): Promise<string> {
  try {
    return await readFile(resolve(folder, file), 'utf8');
  } catch (error) {
    throw new FileError(file, error);
  }
}
