import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countReport, countReports, describeCounts } from './counts.mjs';

const vitestReport = {
  numTotalTests: 4,
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'pending' }] },
  ],
};
const playwrightReport = { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 0 }, errors: [] };

describe('countReport', () => {
  it("reads Vitest's report", () => {
    expect(countReport(vitestReport)).toEqual({ passed: 2, failed: 1, skipped: 1 });
  });

  it('counts a test file that could not be loaded as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const report = { ...vitestReport, testResults: [...vitestReport.testResults, broken] };
    expect(countReport(report).failed).toBe(2);
  });

  it("reads Playwright's report, where a flaky test has failed", () => {
    expect(countReport(playwrightReport)).toEqual({ passed: 5, failed: 3, skipped: 0 });
  });

  it('counts what Playwright reports outside of tests as failures', () => {
    expect(countReport({ ...playwrightReport, errors: [{ message: 'global setup' }] }).failed).toBe(4);
  });
});

describe('countReports', () => {
  it('sums the reports, and counts nothing for one that was not written', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
    const vitest = path.join(folder, 'vitest.json');
    const playwright = path.join(folder, 'playwright.json');
    writeFileSync(vitest, JSON.stringify(vitestReport));
    writeFileSync(playwright, JSON.stringify(playwrightReport));
    const absent = path.join(folder, 'absent.json');
    expect(countReports([vitest, playwright, absent])).toEqual({ passed: 7, failed: 4, skipped: 1 });
    rmSync(folder, { recursive: true });
  });
});

it('describes counts in one plain line', () => {
  expect(describeCounts({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(describeCounts({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
});
