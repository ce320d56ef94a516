import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readWithModel } from '#engine/understand/turn-model.ts';
import type { CasesContext } from './json-cases.ts';

// `npm run -s understand -- FILE.tsv`: for each line the kind of its message, by its number in engine/understand/kinds.ts, and how sure
// the reader is. The message is the last column.

const usage = `Usage : npm run -s understand -- FICHIER.tsv
Pour chaque ligne, la sorte du message (dernière colonne ; 0 : aucune) et la certitude, de 0 à 1. « - » pour l'entrée standard.`;

export async function understandCommand({ args, folder, readInput, print, complain }: CasesContext): Promise<number> {
  const [file] = args;
  if (file === undefined || file === '--help' || args.length > 1) {
    (file === '--help' ? print : complain)(usage);
    return file === '--help' ? 0 : 1;
  }
  const text = await (file === '-' ? readInput() : readFile(path.resolve(folder, file), 'utf8')).catch(() => null);
  if (text === null) {
    complain(`Le fichier ${file} ne se lit pas.`);
    return 1;
  }
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const { kinds } = readWithModel({ messages: [line.split('\t').at(-1) ?? ''], before: '' });
    const sureness = Math.max(...kinds);
    print(`${kinds.indexOf(sureness)}\t${sureness.toFixed(3)}`);
  }
  return 0;
}
