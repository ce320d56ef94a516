import type { Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

// axe in the page under test. It is evaluated by the debugger, which the content security policy does not bind.

const everything: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules that look at colours: a theme changes nothing else. */
const colours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const widths = [390, 1280];
const themes = [
  { colorScheme: 'light', rules: everything },
  { colorScheme: 'dark', rules: colours },
] as const;

/** What axe finds on the screen as it stands, at both widths and in both themes. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // Parts of long pages are drawn only when they come near; axe would pass over them.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(() => window.scrollTo(0, 0));
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 850 });
    for (const { colorScheme, rules } of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page);
      found.push(...(await runAxe(page, rules)).map((violation) => `${width} px, ${colorScheme}: ${violation}`));
    }
  }
  return found;
}

/** Colours in transition would be measured halfway. Spinners never end, and are not waited for. */
async function settle(page: Page): Promise<void> {
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
