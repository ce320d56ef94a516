import { test } from './fixtures.ts';
import { expectHarmless, hostileSlugs, pathsWithSlug } from './hostile-slugs.ts';
import { haveRefusedCookies } from './on-screen.ts';

// Every hostile slug on every page that takes one. hostile-texts.spec.ts has each slug and each page once.

test('no hostile slug in the address does anything, on any page that takes one', async ({ page, tolerate }) => {
  tolerate(/status of 4\d\d/);
  await haveRefusedCookies(page);
  for (const path of pathsWithSlug) for (const slug of hostileSlugs) await expectHarmless(page, path, slug);
});
