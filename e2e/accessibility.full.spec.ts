// @demand accessibility
import { findViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { flawlessWalk, walkByTab } from './keyboard.ts';
import { haveRefusedCookies } from './on-screen.ts';
import { pages, states } from './screens.ts';

// Every page and state of a page in both themes and at both widths. every-page.spec.ts has each page in one appearance.

/** States with controls of their own; the others have those of a page that is walked through anyway. */
const walked = new Set([
  'the question about cookies',
  'a new account',
  'Messages IA',
  'the free space',
  'cancelling, signed out',
  'cancelling, the reasons',
  'the admin gate',
  'the list of users, empty',
]);

test.describe('axe finds nothing, and Tab reaches everything, on', () => {
  for (const screen of [...pages, ...states]) {
    test(screen.name, async ({ page, tolerate }) => {
      if (screen.tolerates) tolerate(screen.tolerates);
      await haveRefusedCookies(page);
      await screen.open(page);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
      if (pages.includes(screen) || walked.has(screen.name)) {
        expect(await walkByTab(page)).toEqual(flawlessWalk);
      }
      expect(await findViolations(page)).toEqual([]);
    });
  }
});
