import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { basename, join } from 'node:path';
import llamaPackage from './llama-package.json' with { type: 'json' };

// What can be said of a model's file before it is loaded, and the French sentences for what is wrong with it.

export type ModelFileProblem =
  | { kind: 'missing' | 'not_a_file' | 'no_llama' | 'not_gguf' | 'broken' }
  | { kind: 'too_large'; neededBytes: number; availableBytes: number };

const gigabyte = 1e9;
/** Beside the weights: the context of 8,192 tokens (a gigabyte for a model of 7 billion weights) and llama.cpp's buffers. */
const besideWeightsBytes = 1.2 * gigabyte;
/** Models below this size have a context that is small as well. */
const smallFileBytes = 0.5 * gigabyte;

/** The memory that a file of this size needs once it is loaded, estimated. */
export function neededBytesFor(fileBytes: number): number {
  return fileBytes + (fileBytes < smallFileBytes ? fileBytes : besideWeightsBytes);
}

/** What this process and its children may still use. macOS counts as free only what nobody has ever used: three quarters are taken there. */
function availableBytes(): number {
  return process.platform === 'darwin' ? 0.75 * totalmem() : process.availableMemory();
}

/** Null where nothing speaks against loading the file. Whether it is whole only llama.cpp can tell. */
export function findModelFileProblem(
  { file, llamaFolder }: { file: string; llamaFolder: string },
  memoryBytes = availableBytes(),
): ModelFileProblem | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return { kind: 'missing' };
  if (!stats.isFile()) return { kind: 'not_a_file' };
  if (!existsSync(join(llamaFolder, llamaPackage.entry))) return { kind: 'no_llama' };
  if (!startsLikeGguf(file)) return { kind: 'not_gguf' };
  const neededBytes = neededBytesFor(stats.size);
  return neededBytes > memoryBytes ? { kind: 'too_large', neededBytes, availableBytes: memoryBytes } : null;
}

function startsLikeGguf(file: string): boolean {
  const start = Buffer.alloc(4);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, start, 0, start.length, 0);
  } finally {
    closeSync(descriptor);
  }
  return start.toString('latin1') === 'GGUF';
}

const gigabytes = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const inGigabytes = (bytes: number): string => `${gigabytes.format(bytes / gigabyte)} Go`;

export function describeModelFileProblem(problem: ModelFileProblem, file: string): string {
  const name = basename(file);
  switch (problem.kind) {
    case 'missing':
      return `le fichier ${file} n'existe pas (npm run model en installe un)`;
    case 'not_a_file':
      return `${file} est un dossier, pas un fichier`;
    case 'no_llama':
      return "node-llama-cpp, qui fait tourner le modèle, n'est pas installé (npm run model l'installe)";
    case 'not_gguf':
      return `${name} n'est pas un modèle au format GGUF`;
    case 'broken':
      return `${name} est abîmé, incomplet ou d'une sorte que llama.cpp ne connaît pas : télécharge-le à nouveau (npm run model)`;
    case 'too_large':
      return `${name} est trop gros pour cette machine : il demande environ ${inGigabytes(problem.neededBytes)} de mémoire, il en reste ${inGigabytes(problem.availableBytes)}`;
  }
}
