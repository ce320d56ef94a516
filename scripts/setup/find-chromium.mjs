import { findProgram, isProgram } from './find-program.mjs';

/** Debian's headless shell comes first: without windows, the journeys take two thirds of the processor time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macPrograms = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The file of Playwright's own browser, downloaded or not; null without Playwright. */
async function playwrightChromium() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return null;
  }
}

/**
 * Browsers to try, in this order: only CHROMIUM_PATH if it is set; else the system's, then Playwright's own.
 * @returns {Promise<string[]>}
 */
export async function chromiumCandidates() {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH];
  const candidates = [...names.map((name) => findProgram([name])), ...macPrograms, await playwrightChromium()];
  return candidates.filter((file) => file !== null).filter(isProgram);
}
