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

  it("reads Playwright's report", () => {
    expect(countReport(playwrightReport)).toEqual({ passed: 6, failed: 2, skipped: 0 });
  });

  it('counts what Playwright reports outside of tests as failures', () => {
    expect(countReport({ ...playwrightReport, errors: [{ message: 'global setup' }] }).failed).toBe(3);
  });
});

describe('countReports', () => {
  it('sums the reports of a folder', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
    writeFileSync(path.join(folder, 'vitest.json'), JSON.stringify(vitestReport));
    writeFileSync(path.join(folder, 'playwright.json'), JSON.stringify(playwrightReport));
    expect(countReports(folder)).toEqual({ passed: 8, failed: 3, skipped: 1 });
    rmSync(folder, { recursive: true });
  });

  it('finds nothing in a folder that does not exist', () => {
    expect(countReports('/nowhere')).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});

it('describes counts in one plain line', () => {
  expect(describeCounts({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(describeCounts({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
});
