import { parseArgs } from 'node:util';
import type { Reader } from '../adapters/assistant/port.ts';
import { inOrder } from './in-order.ts';
import { conversationLine, fileLine } from './read-lines.ts';

// `npm run -s read -- FILE…`: prints one JSON line for each screenshot. It needs neither the server nor its database.

const usage = `Usage : npm run -s read -- [--stitch] FICHIER…
Lit des captures d'écran de conversations et écrit une ligne JSON par fichier ; avec --stitch, les fichiers (8 au plus) sont une seule conversation et donnent une seule ligne.`;

export interface ReadCommandContext {
  args: string[];
  /** Folder that relative paths start from. */
  folder: string;
  threads: number;
  openReader(options: { threads: number }): Reader;
  print(line: string): void;
  complain(line: string): void;
}

/** Returns the exit code: 0 if every file was read. */
export async function readCommand(context: ReadCommandContext): Promise<number> {
  const { print, complain } = context;
  const asked = parse(context.args);
  if (asked.help) {
    print(usage);
    return 0;
  }
  if (asked.problem || asked.files.length === 0) {
    complain(asked.problem ? `${asked.problem}\n${usage}` : usage);
    return 1;
  }
  const { threads } = context;
  const reader = context.openReader({ threads });
  reader.warm();
  try {
    const lines = asked.stitch
      ? [conversationLine({ ...context, reader }, asked.files)]
      : inOrder(asked.files, threads, (file) => fileLine({ ...context, reader }, file));
    let isAllRead = true;
    for await (const line of lines) {
      print(JSON.stringify(line));
      if ('error' in line) isAllRead = false;
    }
    return isAllRead ? 0 : 1;
  } finally {
    await reader.close();
  }
}

function parse(args: string[]): { files: string[]; stitch: boolean; help: boolean; problem?: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { stitch: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    return { files: positionals, stitch: values.stitch === true, help: values.help === true };
  } catch (error) {
    return { files: [], stitch: false, help: false, problem: (error as Error).message };
  }
}
