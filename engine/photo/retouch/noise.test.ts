import { expect, it } from 'vitest';
import { measureNoise } from '../measure-noise.ts';
import { lumaOf } from '../planes.ts';
import { applyNoise, planNoise } from './noise.ts';
import { draw, grainAt, grey, meanOf, pixelAt } from './testing/draw.ts';

const grainy = draw(96, 96, (x, y) => grey((x < 48 ? 70 : 190) + 30 * grainAt(x, y)));
const grain = measureNoise(lumaOf(grainy));

it('takes most of the grain and leaves a little', () => {
  const plan = planNoise(grain, 1);
  if (!plan) throw new Error('left alone');
  const left = measureNoise(lumaOf(applyNoise(grainy, plan)));
  expect(left).toBeLessThan(0.4 * grain);
  expect(left).toBeGreaterThan(0.05 * grain);
});

it('keeps an edge steep and brightness as it was', () => {
  const after = applyNoise(grainy, { grain, share: 0.85 });
  const column = (x: number) => {
    let sum = 0;
    for (let y = 0; y < 96; y++) sum += pixelAt(after, x, y)[0] as number;
    return sum / 96;
  };
  expect(column(49) - column(46)).toBeGreaterThan(85);
  expect(Math.abs(meanOf(after) - meanOf(grainy))).toBeLessThan(1);
});

it('asks for nothing where no grain was measured', () => {
  expect(planNoise(1, 1)).toBeNull();
});

it('minds the grain that a lift makes visible', () => {
  expect(planNoise(2, 1)).toBeNull();
  expect(planNoise(2, 2.5)).not.toBeNull();
});
