import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

/** @typedef {{ file: string, ms: number }} FileTime */

/**
 * How long the tests of each file of one report took, Vitest's or Playwright's. Files run side by side, so the times add up to more
 * than the run took.
 * @param {any} report
 * @returns {FileTime[]}
 */
function listFileTimes(report) {
  return 'numTotalTests' in report ? report.testResults.map(timeOfVitestFile) : report.suites.map(timeOfPlaywrightFile);
}

/** @param {any} file @returns {FileTime} */
function timeOfVitestFile({ name, assertionResults }) {
  const durations = assertionResults.map((/** @type {any} */ { duration }) => duration ?? 0);
  return { file: path.relative(root, name), ms: sum(durations) };
}

/** @param {any} suite A file's. @returns {FileTime} */
function timeOfPlaywrightFile(suite) {
  return { file: `e2e/${suite.file}`, ms: timeOfSuite(suite) };
}

/** @param {any} suite @returns {number} */
function timeOfSuite({ specs = [], suites = [] }) {
  const results = specs
    .flatMap((/** @type {any} */ { tests }) => tests)
    .flatMap((/** @type {any} */ test) => test.results);
  return sum(results.map((/** @type {any} */ { duration }) => duration)) + sum(suites.map(timeOfSuite));
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, one) => total + one, 0);
}

/**
 * A line for each of the slowest files of several reports, the slowest first; a report that was not written has none.
 * @param {string[]} reports
 * @param {number} [count]
 */
export function describeSlowest(reports, count = 10) {
  return reports
    .filter((report) => existsSync(report))
    .flatMap((report) => listFileTimes(JSON.parse(readFileSync(report, 'utf8'))))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
}
