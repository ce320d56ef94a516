import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportsFolder } from '../paths.mjs';

// What a benchmark or a long test measured, beside the reports of the test runners: one file a run, read by `npm run proof`.

const folder = path.join(reportsFolder, 'figures');

/** @typedef {{ name: string, value: string, target?: string, isMet: boolean }} Figure The value with its unit, the target as people read it. */
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
export const readFigures = () => readReports(folder);

/** @param {string} of A folder. @returns {Map<string, any>} What its JSON files hold, by their names. */
export function readReports(of) {
  const names = existsSync(of) ? readdirSync(of).filter((name) => name.endsWith('.json')) : [];
  return new Map(names.map((name) => [path.parse(name).name, JSON.parse(readFileSync(path.join(of, name), 'utf8'))]));
}
