import { findProgram, isProgram } from './find-program.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macPrograms = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser that Playwright downloaded earlier, if it did. */
async function playwrightChromium() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return null;
  }
}

/**
 * Browsers to try, best first: the one that CHROMIUM_PATH names (then no other), the system's, Playwright's own.
 * @returns {Promise<string[]>}
 */
export async function chromiumCandidates() {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH];
  const candidates = [...names.map((name) => findProgram([name])), ...macPrograms, await playwrightChromium()];
  return candidates.filter((file) => file !== null).filter(isProgram);
}
