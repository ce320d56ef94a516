import { test } from './fixtures.ts';
import { expectNoShift } from './late-fonts.ts';

// Every width at which a line of the landing page breaks elsewhere. landing.spec.ts has a phone's and a desk's.

test('nothing moves when the fonts arrive late, on any width', async ({ page }) => {
  await expectNoShift(page, [352, 384, 424, 440, 528, 792, 840, 1128, 1280]);
});
