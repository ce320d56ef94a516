import { readFileSync } from 'node:fs';

/** @typedef {{ test: string, message: string }} Failure */

/**
 * The tests that failed in one report of Vitest's or Playwright's JSON reporter, each with the first lines of why.
 * @param {any} report
 * @returns {Failure[]}
 */
export function listFailures(report) {
  return 'numTotalTests' in report ? report.testResults.flatMap(failuresOfFile) : failuresOfPlaywright(report);
}

/** @param {any} file @returns {Failure[]} */
function failuresOfFile(file) {
  const failed = file.assertionResults.filter((/** @type {any} */ { status }) => status === 'failed');
  if (file.status === 'failed' && failed.length === 0) return [failure([file.name], file.message)];
  return failed.map((/** @type {any} */ test) => failure([file.name, test.fullName], test.failureMessages?.[0]));
}

/** @param {any} report @returns {Failure[]} */
function failuresOfPlaywright(report) {
  const outside = report.errors.map((/** @type {any} */ { message }) => failure(['Playwright'], message));
  return [...outside, ...(report.suites ?? []).flatMap((/** @type {any} */ suite) => failuresOfSuite(suite, []))];
}

/** @param {any} suite @param {string[]} above @returns {Failure[]} */
function failuresOfSuite(suite, above) {
  const titles = [...above, suite.title];
  const specs = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky')
      .map((/** @type {any} */ test) => {
        const why = test.results.find((/** @type {any} */ { error }) => error)?.error.message;
        return failure([...titles, spec.title], why);
      }),
  );
  const inner = (suite.suites ?? []).flatMap((/** @type {any} */ child) => failuresOfSuite(child, titles));
  return [...specs, ...inner];
}

/** @param {string[]} titles @param {string} [message] @returns {Failure} */
function failure(titles, message = '') {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return { test: titles.join(' › '), message: lines.slice(0, 12).join('\n') };
}

/**
 * The failures of several reports.
 * @param {string[]} files
 */
export function listAllFailures(files) {
  return files.flatMap((file) => listFailures(JSON.parse(readFileSync(file, 'utf8'))));
}

/** @param {Failure} failure */
export function describeFailure({ test, message }) {
  return `FAILED: ${test}\n${message.replace(/^/gm, '    ')}`;
}
