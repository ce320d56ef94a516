import path from 'node:path';

// The reports of Vitest and Playwright as one list of tests.

/**
 * @typedef {object} Outcome
 * @property {string} file From the repository's root.
 * @property {string} title With the titles around it.
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {number} at When the run began, in milliseconds since 1970.
 */

/**
 * @param {any} report Of either runner.
 * @param {string} root The repository's.
 * @returns {Outcome[]}
 */
export function outcomesOf(report, root) {
  return 'numTotalTests' in report ? outcomesOfVitest(report, root) : outcomesOfPlaywright(report, root);
}

/** @param {any} report @param {string} root @returns {Outcome[]} */
function outcomesOfVitest(report, root) {
  return report.testResults.flatMap((/** @type {any} */ file) => {
    const place = { file: path.relative(root, file.name), at: report.startTime };
    // A file that could not be loaded has failed whatever title is looked for in it.
    if (file.assertionResults.length === 0) return [{ ...place, title: '', status: 'failed' }];
    return file.assertionResults.map((/** @type {any} */ { fullName, status }) => ({
      ...place,
      title: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    }));
  });
}

const playwrightStatus = /** @type {Record<string, Outcome['status']>} */ ({ expected: 'passed', skipped: 'skipped' });

/** @param {any} report @param {string} root @returns {Outcome[]} */
function outcomesOfPlaywright(report, root) {
  const at = Date.parse(report.stats.startTime);
  /** @param {any} suite @param {string[]} above @returns {Outcome[]} */
  const within = (suite, above) => [
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ { status }) => ({
        file: path.relative(root, path.resolve(report.config.rootDir, spec.file)),
        title: [...above, spec.title].join(' '),
        // A test that passed only at another try has failed.
        status: playwrightStatus[status] ?? 'failed',
        at,
      })),
    ),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ child) => within(child, [...above, child.title])),
  ];
  return (report.suites ?? []).flatMap((/** @type {any} */ file) => within(file, []));
}
