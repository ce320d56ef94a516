import { expect, it } from 'vitest';
import { areaWithin, noMargins } from './crop-picture.ts';

it.each([
  { given: noMargins, area: { x: 0, y: 0, width: 400, height: 800 } },
  { given: { top: 25, bottom: 10, left: 5, right: 20 }, area: { x: 20, y: 200, width: 300, height: 520 } },
  { given: { ...noMargins, left: 50, right: 50 }, area: { x: 200, y: 0, width: 1, height: 800 } },
])('a picture cut by $given leaves $area', ({ given, area }) => {
  expect(areaWithin({ width: 400, height: 800 }, given)).toEqual(area);
});
