import type { LaunchOptions } from '@playwright/test';

/**
 * One browser for journeys and benchmarks: no sandbox (root and containers), and none of Chromium's own traffic.
 * `npm test` and `npm run bench` find it and set CHROMIUM_PATH; without it, Playwright's own is taken.
 */
export const chromiumLaunch: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
