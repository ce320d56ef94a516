import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

// What `npm run model` prints without an argument: open models that suit, and the files that are there.

/** @typedef {{ name: string, publisher: string, licence: string, fileGigabytes: number, note: string }} OpenModel */

const gigabyte = 1e9;
/** Beside the weights: the context and the buffers of llama.cpp, as server/adapters/…/model-file.ts counts them. */
export const besideWeightsGigabytes = 1.2;

/** @type {OpenModel[]} */
export const openModels = JSON.parse(readFileSync(new URL('open-models.json', import.meta.url), 'utf8'));

const oneDecimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** @param {number} bytes */
export function inGigabytes(bytes) {
  return `${oneDecimal.format(bytes / gigabyte)} Go`;
}

/**
 * The models of a folder; empty where there is no folder.
 * @param {string} folder
 */
function installedModels(folder) {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return [];
  return readdirSync(folder)
    .filter((name) => name.toLowerCase().endsWith('.gguf'))
    .sort()
    .map((name) => ({ name, bytes: statSync(path.join(folder, name)).size }));
}

/**
 * @param {{ folder: string, inUse: string | null, memoryBytes: number }} state
 * @returns {string}
 */
export function describeModels({ folder, inUse, memoryBytes }) {
  const rows = openModels.map(({ name, publisher, licence, fileGigabytes, note }) => {
    const needed = fileGigabytes + besideWeightsGigabytes;
    const fits = needed * gigabyte > memoryBytes ? ' (trop gros pour cette machine)' : '';
    return [
      name,
      publisher,
      licence,
      `${oneDecimal.format(fileGigabytes)} Go`,
      `${oneDecimal.format(needed)} Go`,
      note + fits,
    ];
  });
  const table = [['modèle', 'éditeur', 'licence', 'fichier', 'mémoire', ''], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
  const installed = installedModels(folder).map(({ name, bytes }) => {
    const mark = inUse && path.resolve(folder, name) === inUse ? ', utilisé (AI_MODEL_FILE)' : '';
    return `  ${name} (${inGigabytes(bytes)}${mark})`;
  });
  const elsewhere = inUse && path.dirname(inUse) !== path.resolve(folder) ? [`  ${inUse} (AI_MODEL_FILE)`] : [];
  return [
    'Des modèles ouverts qui écrivent bien le français. Tailles approximatives, en quantification Q4_K_M :',
    '',
    ...lines,
    '',
    `Cette machine a ${inGigabytes(memoryBytes)} de mémoire. Chaque éditeur dit où trouver ses modèles : cherche le nom du modèle suivi de « GGUF »,`,
    'lis sa licence, puis donne ici le lien (https) ou le chemin du fichier .gguf :',
    '',
    '  npm run model -- https://…/modele-Q4_K_M.gguf [--sha256 somme]',
    '  npm run model -- /chemin/vers/modele.gguf',
    '',
    `Installés dans ${folder} :`,
    ...(installed.length + elsewhere.length > 0 ? [...installed, ...elsewhere] : ['  aucun']),
  ].join('\n');
}
