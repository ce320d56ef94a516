import { expect, it } from 'vitest';
import { measureTilt } from '../measure-tilt.ts';
import { lumaOf } from '../planes.ts';
import { applyHorizon, planHorizon, turnFace } from './horizon.ts';
import { draw, faceIn, grey, pixelAt } from './testing/draw.ts';

const size = { width: 300, height: 220 };
/** Sea below sky, leaning clockwise. */
const sea = (degrees: number) =>
  draw(size.width, size.height, (x, y) =>
    grey(60 + 140 * Math.max(0, Math.min(1, 110.5 - y + (x - 150) * Math.tan((degrees * Math.PI) / 180)))),
  );
const plan = (degrees: number, support: number, roll: number | null = null) =>
  planHorizon({ degrees, support }, roll, [faceIn(0.4, 0.3, 0.2, 0.3)], size);

it('levels a horizon that leans', () => {
  for (const degrees of [4, -5]) {
    const leaning = sea(degrees);
    const tilt = measureTilt(lumaOf(leaning), []);
    expect(tilt?.degrees).toBeCloseTo(degrees, 0);
    const after = applyHorizon(leaning, { degrees });
    const left = measureTilt(lumaOf(after), []);
    expect(Math.abs(left?.degrees ?? 9)).toBeLessThan(0.6);
  }
});

it('leaves no empty corner and keeps the proportions', () => {
  const white = draw(300, 200, () => grey(255));
  const after = applyHorizon(white, { degrees: 6 });
  expect(after.data.every((value) => value === 255)).toBe(true);
  expect(after.width).toBeLessThan(300);
  expect(after.width / after.height).toBeCloseTo(1.5, 1);
});

it('turns only what long lines say leans, by a degree that is seen and not meant', () => {
  expect(plan(3, 0.9)).toEqual({ degrees: 3 });
  expect(plan(0.4, 0.9)).toBeNull();
  expect(plan(16, 0.9)).toBeNull();
  expect(plan(3, 0.8)).toBeNull();
  expect(planHorizon(null, 4, [], size)).toBeNull();
});

it('believes fewer lines where the head leans as they do', () => {
  expect(plan(3, 0.6, 5)).toEqual({ degrees: 3 });
  expect(plan(3, 0.6, -5)).toBeNull();
});

it('turns no picture whose face would be cut', () => {
  expect(planHorizon({ degrees: 6, support: 0.9 }, null, [faceIn(0, 0, 0.2, 0.3)], size)).toBeNull();
});

it('moves a face to where its pixels go', () => {
  const dot = draw(size.width, size.height, (x, y) => grey(Math.hypot(x - 200, y - 60) < 5 ? 255 : 0));
  const after = applyHorizon(dot, { degrees: 7 });
  const { box } = turnFace(faceIn(190 / 300, 50 / 220, 20 / 300, 20 / 220), size, { degrees: 7 });
  const x = Math.round((box.x + box.width / 2) * after.width);
  const y = Math.round((box.y + box.height / 2) * after.height);
  expect(pixelAt(after, x, y)[0]).toBe(255);
});
