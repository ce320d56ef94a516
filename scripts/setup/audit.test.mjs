import { expect, it } from 'vitest';
import { readAudit } from './audit.mjs';

// Outputs of `npm audit --json` (npm 11), shortened to the fields that matter.

const metadata = { dependencies: { prod: 250, dev: 600, total: 850 } };

it('passes a report without vulnerabilities', () => {
  const output = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata });
  expect(readAudit(output)).toEqual({
    outcome: 'passed',
    line: 'vulnerabilities: none that is high or critical (0 lower)',
  });
});

it('passes moderate findings and counts them', () => {
  const vulnerabilities = { cookie: { name: 'cookie', severity: 'moderate', range: '<0.7.0' } };
  const output = JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata });
  expect(readAudit(output)).toEqual({
    outcome: 'passed',
    line: 'vulnerabilities: none that is high or critical (1 lower)',
  });
});

it.each(['high', 'critical'])('fails on a %s finding and names its package', (severity) => {
  const vulnerabilities = {
    'find-my-way': { name: 'find-my-way', severity, range: '5.5.0 - 8.2.1', fixAvailable: true },
    cookie: { name: 'cookie', severity: 'low', range: '<0.7.0' },
  };
  const output = JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata });
  expect(readAudit(output)).toEqual({
    outcome: 'failed',
    line: `vulnerabilities: find-my-way (${severity}); "npm audit" tells more`,
  });
});

it('neither passes nor fails when the registry offers no audit', () => {
  const message = '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk';
  const output = `${JSON.stringify({ message, statusCode: 405, error: { summary: '', detail: '' } }, null, 2)}\nnpm error A complete log of this run can be found in: debug-0.log\n`;
  expect(readAudit(output)).toEqual({
    outcome: 'unknown',
    line: `vulnerabilities: NOT CHECKED, the registry did not answer (${message})`,
  });
});

it.each(['', 'npm error network request to https://registry.example failed', '{"vulnerabilities": {'])(
  'neither passes nor fails when npm prints no report: %j',
  (output) => {
    expect(readAudit(output)).toEqual({
      outcome: 'unknown',
      line: 'vulnerabilities: NOT CHECKED, the registry did not answer',
    });
  },
);
