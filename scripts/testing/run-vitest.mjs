import path from 'node:path';
import { reportsFolder } from '../paths.mjs';
import { runPackage } from '../run.mjs';

/**
 * Runs Vitest projects, shows their progress and writes a JSON report into test-results/.
 * @param {string} reportName The report's file name.
 * @param {readonly string[]} projects
 * @param {string[]} [filters]
 * @param {Record<string, string>} [env]
 */
export async function runVitest(reportName, projects, filters = [], env = {}) {
  const report = path.join(reportsFolder, reportName);
  const { code } = await runPackage(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(filters.length > 0 ? ['--passWithNoTests', ...filters] : []),
    ],
    { env: { NODE_ENV: 'test', ...env } },
  );
  return code;
}
