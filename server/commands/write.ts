import type { Readable } from 'node:stream';
import { InputError, itemsOf } from './json-items.ts';
import { replyTo } from './reply.ts';
import { FileError } from './screenshot-file.ts';

// The commands that write (`npm run -s reply -- FILE.json`): JSON objects in, one JSON line each out.

const writers: Record<string, (item: unknown) => object> = { reply: replyTo };

export interface WriteCommandContext {
  /** The command's name, then its arguments. */
  args: string[];
  /** What relative paths start from. */
  folder: string;
  input: Readable;
  print(line: string): void;
  complain(line: string): void;
}

/** The exit code: 0 when every object got its answer. */
export async function writeCommand({ args, folder, input, print, complain }: WriteCommandContext): Promise<number> {
  const [name = '', ...files] = args;
  const writer = Object.hasOwn(writers, name) ? writers[name] : undefined;
  const usage = `Usage : npm run -s ${writer ? name : Object.keys(writers).join('|')} -- FICHIER.json
Le fichier contient un objet ou une liste d'objets ; « - » lit l'entrée standard. Une ligne JSON est écrite par objet.`;
  if (files.includes('--help') || files.includes('-h')) {
    print(usage);
    return 0;
  }
  const [file] = files;
  if (!writer || file === undefined || files.length > 1) {
    complain(usage);
    return 1;
  }
  const lines = await linesOf(writer, () => itemsOf(folder, file, input));
  for (const line of lines) print(JSON.stringify(line));
  return lines.some((line) => 'error' in line) ? 1 : 0;
}

async function linesOf(writer: (item: unknown) => object, read: () => Promise<unknown[]>): Promise<object[]> {
  try {
    return (await read()).map((item, index) => lineOf(writer, item, index));
  } catch (error) {
    return [{ id: null, error: told(error) }];
  }
}

/** Without an id of its own, an object is known by its place, from 0. */
function lineOf(writer: (item: unknown) => object, item: unknown, index: number): object {
  const id = (typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined) ?? index;
  try {
    return { id, ...writer(item) };
  } catch (error) {
    return { id, error: told(error) };
  }
}

function told(error: unknown): { code: string; message: string } {
  if (!(error instanceof InputError) && !(error instanceof FileError)) throw error;
  return { code: error.code, message: error.message };
}
