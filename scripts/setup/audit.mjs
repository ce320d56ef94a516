import { run } from '../run.mjs';

// Known vulnerabilities of the packages that run in production, from the registry's audit. A registry that is out of
// reach or offers no audit (a mirror may answer 405) must not fail a check, nor look like one that passed.

const grave = /** @type {const} */ (['high', 'critical']);

/**
 * @typedef {{ outcome: 'passed' | 'failed' | 'unknown', line: string }} AuditResult
 * @typedef {{ severity: string }} Vulnerability
 */

/**
 * Reads what `npm audit --json` printed.
 * @param {string} output
 * @returns {AuditResult}
 */
export function readAudit(output) {
  const report = parseReport(output);
  if (!report?.vulnerabilities) {
    const cause = report?.message ? ` (${report.message})` : '';
    return { outcome: 'unknown', line: `vulnerabilities: NOT CHECKED, the registry did not answer${cause}` };
  }
  /** @type {[name: string, found: Vulnerability][]} */
  const found = Object.entries(report.vulnerabilities);
  const failing = found.filter(([, { severity }]) => grave.some((one) => one === severity));
  if (failing.length === 0) {
    return { outcome: 'passed', line: `vulnerabilities: none that is high or critical (${found.length} lower)` };
  }
  const names = failing.map(([name, { severity }]) => `${name} (${severity})`).join(', ');
  return { outcome: 'failed', line: `vulnerabilities: ${names}; "npm audit" tells more` };
}

/**
 * npm may print warnings around its JSON.
 * @param {string} output
 */
function parseReport(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}

/**
 * Asks the registry. Fails on findings that are high or critical, and on nothing else.
 * @returns {Promise<AuditResult>}
 */
export async function auditDependencies() {
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=10000'];
  const { output } = await run('npm', args, { quiet: true, env: { npm_config_loglevel: 'silent' } });
  return readAudit(output);
}
