import { expect, type Locator, type Page } from '@playwright/test';

const farthest = 150;

/** Presses Tab until the control has the keyboard; fails where it is never reached. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < farthest; pressed++) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${target}`);
}

/** Reaches a control and presses a key there: Enter follows a link, Space ticks a box. */
export async function pressOn(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}

/** Walks through the whole screen with Tab. Answers what cannot be reached, and what shows no ring when it is. */
export async function walkByTab(page: Page): Promise<{ unreached: string[]; withoutRing: string[] }> {
  const withoutRing: string[] = [];
  let ends = 0;
  for (let pressed = 0; pressed < farthest; pressed++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      if (element.hasAttribute('data-reached')) return 'known';
      element.setAttribute('data-reached', '');
      const ringed = [element, element.closest('label')].some((place) => {
        if (!place) return false;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
      });
      return { name: element.outerHTML.slice(0, 140), ringed };
    });
    // Where a screen takes the keyboard itself, the walk begins in the middle and goes round once.
    if (stop === 'end' && ends++ === 0) continue;
    if (stop === 'end' || stop === 'known') break;
    if (!stop.ringed) withoutRing.push(stop.name);
  }
  return { unreached: await unreached(page), withoutRing };
}

/** Of a group of radios one is reached, and the arrow keys do the rest. */
async function unreached(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    const isReached = (control: HTMLElement) =>
      control.hasAttribute('data-reached') ||
      (control instanceof HTMLInputElement &&
        control.type === 'radio' &&
        document.querySelector(`input[name="${CSS.escape(control.name)}"][data-reached]`) !== null);
    return controls
      .filter((control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility())
      .filter((control) => !isReached(control))
      .map((control) => control.outerHTML.slice(0, 140));
  });
}
