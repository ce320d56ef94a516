import { expect, it } from 'vitest';
import { cropFace, planCrop } from './crop.ts';
import { faceIn } from './testing/draw.ts';

const size = { width: 1200, height: 800 };
const small = { x: 0.7, y: 0.3, width: 0.06, height: 0.12 };

it('cuts a wide picture around a small face, in the proportions of a profile', () => {
  const plan = planCrop([small], size);
  if (!plan) throw new Error('left alone');
  const { box } = plan;
  expect((box.width * size.width) / (box.height * size.height)).toBeCloseTo(0.8, 2);
  const { box: after } = cropFace(faceIn(small.x, small.y, small.width, small.height), plan);
  expect(after.height).toBeGreaterThan(1.4 * small.height);
  expect(after.x).toBeGreaterThan(0);
  expect(after.y).toBeGreaterThan(0);
});

it('keeps everybody who is in the picture on purpose', () => {
  const two = [
    { x: 0.3, y: 0.3, width: 0.06, height: 0.12 },
    { x: 0.42, y: 0.32, width: 0.06, height: 0.12 },
  ];
  const plan = planCrop(two, size);
  if (!plan) throw new Error('left alone');
  for (const face of two) {
    expect(face.x).toBeGreaterThan(plan.box.x);
    expect(face.x + face.width).toBeLessThan(plan.box.x + plan.box.width);
  }
  expect(planCrop([small, { ...small, x: 0.02 }], size)).toBeNull();
});

it('leaves a picture alone that is all face, small, or without people', () => {
  expect(planCrop([{ x: 0.2, y: 0.1, width: 0.6, height: 0.6 }], { width: 640, height: 800 })).toBeNull();
  expect(planCrop([small], { width: 420, height: 300 })).toBeNull();
  expect(planCrop([], size)).toBeNull();
});
