import { expect, it } from 'vitest';
import { withoutTrailingSlashes } from './page-path.ts';

it.each([
  ['/legal/cgu', '/legal/cgu'],
  ['/legal/cgu/', '/legal/cgu'],
  ['/legal//cgu///', '/legal//cgu'],
  ['//', ''],
  ['', ''],
])('cuts the slashes at the end of «%s» only', (path, cut) => {
  expect(withoutTrailingSlashes(path)).toBe(cut);
});
