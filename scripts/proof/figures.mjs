import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportsFolder } from '../paths.mjs';

// What a benchmark or a long test measured, beside the reports of the test runners: one file a run, read by `npm run proof`.

const folder = path.join(reportsFolder, 'figures');

/**
 * @typedef {object} Figure
 * @property {string} name What was measured.
 * @property {string} value As people read it, with its unit.
 * @property {string} [target] What it had to be.
 * @property {boolean} isMet
 */

/** @typedef {{ at: string, figures: Figure[] }} Measured */

/**
 * Replaces what the last run of the same name left.
 * @param {string} run The path of the benchmark or test with `-` for `/` and without its ending, and more where it has several: `bench-load`.
 * @param {Figure[]} figures
 */
export function recordFigures(run, figures) {
  mkdirSync(folder, { recursive: true });
  const measured = { at: new Date().toISOString(), figures };
  writeFileSync(path.join(folder, `${run}.json`), `${JSON.stringify(measured, null, 2)}\n`);
}

/** @returns {Map<string, Measured>} By the name of the run. */
export function readFigures() {
  /** @type {string[]} */
  let names = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {}
  return new Map(
    names.map((name) => [path.parse(name).name, JSON.parse(readFileSync(path.join(folder, name), 'utf8'))]),
  );
}
