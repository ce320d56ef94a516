import path from 'node:path';

// The reports of Vitest and Playwright as one list of tests.

/** @typedef {{ file: string, title: string, status: 'passed' | 'failed' | 'skipped', at: number }} Outcome The title with those around it; when its run began. */

/** @param {any} report Of either runner. @param {string} root The repository's. @returns {Outcome[]} */
export function outcomesOf(report, root) {
  return 'numTotalTests' in report ? outcomesOfVitest(report, root) : outcomesOfPlaywright(report, root);
}

/** @param {any} report @param {string} root @returns {Outcome[]} */
function outcomesOfVitest({ testResults, startTime: at }, root) {
  return testResults.flatMap((/** @type {any} */ { name, assertionResults }) => {
    const file = path.relative(root, name);
    // A file that could not be loaded has failed whatever title is looked for in it.
    if (assertionResults.length === 0) return [{ file, title: '', status: 'failed', at }];
    return assertionResults.map((/** @type {any} */ { fullName: title, status }) => ({
      file,
      title,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      at,
    }));
  });
}

const playwrightStatus = /** @type {Record<string, Outcome['status']>} */ ({ expected: 'passed', skipped: 'skipped' });

/** @param {any} report @param {string} root @returns {Outcome[]} */
function outcomesOfPlaywright(report, root) {
  const at = Date.parse(report.stats.startTime);
  /** @param {any} suite @param {string} above @returns {Outcome[]} */
  const within = ({ specs = [], suites = [] }, above) => [
    ...specs.flatMap((/** @type {any} */ { file, title, tests }) =>
      tests.map((/** @type {any} */ { status }) => ({
        file: path.relative(root, path.resolve(report.config.rootDir, file)),
        title: above + title,
        // A test that passed only at another try has failed.
        status: playwrightStatus[status] ?? 'failed',
        at,
      })),
    ),
    ...suites.flatMap((/** @type {any} */ child) => within(child, `${above}${child.title} `)),
  ];
  return (report.suites ?? []).flatMap((/** @type {any} */ file) => within(file, ''));
}
