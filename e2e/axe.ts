import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';

// axe in the page under test. It is evaluated by the debugger, which the content security policy does not bind.

/** The minified file: less than half as long to send to each page and to parse there. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules that look at colours: a theme changes nothing else. */
const colours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
const rulesFor = { light: everything, dark: colours } as const;

interface Appearance {
  /** Of the window, in pixels. */
  width: number;
  theme: 'light' | 'dark';
}

export const lightPhone: Appearance[] = [{ width: 390, theme: 'light' }];
export const bothThemes: Appearance[] = [...lightPhone, { width: 390, theme: 'dark' }];
const everyAppearance: Appearance[] = [...bothThemes, { width: 1280, theme: 'light' }, { width: 1280, theme: 'dark' }];

/** What axe finds on the screen as it stands, once for each appearance. */
export async function findViolations(page: Page, appearances = everyAppearance): Promise<string[]> {
  await page.evaluate(source);
  // Parts of long pages are drawn only when they come near; axe would pass over them.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(() => window.scrollTo(0, 0));
  const found: string[] = [];
  for (const { width, theme } of appearances) {
    await page.setViewportSize({ width, height: 850 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await endAnimations(page);
    const violations = await runAxe(page, rulesFor[theme]);
    found.push(...violations.map((violation) => `${width} px, ${theme}: ${violation}`));
  }
  return found;
}

/** Colours in transition would be measured halfway. Spinners never end, and are not waited for. */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

async function runAxe(page: Page, rules: RunOnly): Promise<string[]> {
  return await page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}): ${node.html.slice(0, 160)} ${node.failureSummary?.split('\n')[1] ?? ''}`),
    );
  }, rules);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
