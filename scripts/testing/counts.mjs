import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * What one report of Vitest's or Playwright's JSON reporter counted. A suite that could not even be loaded counts as
 * one failure.
 * @param {any} report
 * @returns {Counts}
 */
export function countReport(report) {
  if ('numTotalTests' in report) {
    const brokenFiles = report.testResults.filter(
      (/** @type {any} */ file) => file.status === 'failed' && !file.assertionResults.some(hasFailed),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    };
  }
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/** @param {{ status: string }} result */
function hasFailed(result) {
  return result.status === 'failed';
}

/**
 * @param {Counts[]} parts
 * @returns {Counts}
 */
function sumCounts(parts) {
  return parts.reduce(
    (sum, part) => ({
      passed: sum.passed + part.passed,
      failed: sum.failed + part.failed,
      skipped: sum.skipped + part.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * The sum of all reports in a folder.
 * @param {string} folder
 */
export function countReports(folder) {
  if (!existsSync(folder)) return sumCounts([]);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return sumCounts(files.map((file) => countReport(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))));
}

/**
 * «12 passed, 0 failed»
 * @param {Counts} counts
 */
export function describeCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
