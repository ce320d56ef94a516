import { expect, type Locator, type Page } from '@playwright/test';

/** Key presses after which Tab is taken to run in circles; the longest page has about 70 stops. */
const maxPresses = 150;

/** Presses Tab until the control has the keyboard; fails where it is never reached. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < maxPresses; pressed++) {
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

/** Controls at fault, as the beginning of their HTML. */
interface Walk {
  unreached: string[];
  /** They show no outline while they have the focus. */
  withoutRing: string[];
  /** Something lies over them while they have the focus. */
  covered: string[];
}

export const flawlessWalk: Walk = { unreached: [], withoutRing: [], covered: [] };

/** Presses Tab through the whole screen, and returns the controls at fault. */
export async function walkByTab(page: Page): Promise<Walk> {
  await untilToastsAreGone(page);
  const withoutRing: string[] = [];
  const covered: string[] = [];
  let ends = 0;
  for (let pressed = 0; pressed < maxPresses; pressed++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      if (element.hasAttribute('data-reached')) return 'known';
      element.setAttribute('data-reached', '');
      const ringed = [element, element.closest('label')].some((place) => {
        if (!place) return false;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba\(.+, 0\)$/.test(outlineColor);
      });
      const isSeen = () => {
        const { x, width, top, bottom } = (element.closest('label') ?? element).getBoundingClientRect();
        // Of a tall text field the browser brings the line with the caret into sight, not the middle.
        const middle = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
        const onTop = document.elementFromPoint(x + width / 2, middle);
        return (
          onTop !== null && (element.contains(onTop) || onTop.contains(element) || onTop.closest('label') !== null)
        );
      };
      // The browser scrolls to the control and lays out sections that it had left out: that takes some frames.
      for (let frame = 0; frame < 30 && !isSeen(); frame++) await new Promise(requestAnimationFrame);
      return { name: element.outerHTML.slice(0, 140), ringed, seen: isSeen() };
    });
    // A screen that has set the focus itself starts the walk in its middle: the first end is passed over.
    if (stop === 'end' && ends++ === 0) continue;
    if (stop === 'end' || stop === 'known') break;
    if (!stop.ringed) withoutRing.push(stop.name);
    if (!stop.seen) covered.push(stop.name);
  }
  return { unreached: await unreached(page), withoutRing, covered };
}

/** Meanwhile a toast may lie over a control. It stays while the mouse is over it. */
async function untilToastsAreGone(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toHaveCount(0, {
    timeout: 15_000,
  });
}

/** Visible controls that Tab did not reach. One radio of a group is enough: the arrow keys reach the others. */
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
