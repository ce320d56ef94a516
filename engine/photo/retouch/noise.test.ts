import { expect, it } from 'vitest';
import { keptDetail, planNoise } from './noise.ts';

it('asks for nothing where no grain was measured', () => {
  expect(planNoise(1, 1)).toBeNull();
});

it('minds the grain that a lift makes visible', () => {
  expect(planNoise(2, 1)).toBeNull();
  expect(planNoise(2, 2.5)).not.toBeNull();
});

it('takes small differences for grain and large ones for edges', () => {
  const plan = { grain: 4, share: 0.8 };
  expect(keptDetail(5, plan)).toBeCloseTo(0.2);
  expect(keptDetail(-14, plan)).toBeGreaterThan(0.2);
  expect(keptDetail(-40, plan)).toBe(1);
});
