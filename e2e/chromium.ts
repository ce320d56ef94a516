import type { LaunchOptions } from '@playwright/test';
import { chromiumCandidates } from '../scripts/setup/find-chromium.mjs';

const [executablePath] = await chromiumCandidates();

/** One browser for journeys and benchmarks: no sandbox (root and containers), and none of Chromium's own traffic. */
export const chromiumLaunch: LaunchOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
