import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Counts the tests of one report, Vitest's or Playwright's. A test file that could not be loaded counts as one failure.
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
  // There are no retries: a test that passed only at another try would hide a fault.
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
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
 * The sum of several reports; one that was not written counts nothing.
 * @param {string[]} files
 */
export function countReports(files) {
  return sumCounts(
    files.filter((file) => existsSync(file)).map((file) => countReport(JSON.parse(readFileSync(file, 'utf8')))),
  );
}

/**
 * «12 passed, 0 failed»
 * @param {Counts} counts
 */
export function describeCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
