import { expect, it } from 'vitest';
import { measurePhoto } from '../measure-photo.ts';
import { scorePhoto } from '../score-photo.ts';
import { measureAgain } from './measure-again.ts';
import { emptyPlan } from './plan.ts';
import { draw, faceIn, grey } from './testing/draw.ts';

const found = [faceIn(0.25, 0.25, 0.5, 0.5)];
/** A face on a wall. */
const portrait = (skin: number) =>
  draw(200, 200, (x, y) => grey(x >= 50 && x < 150 && y >= 50 && y < 150 ? skin : 60 + (x % 100)));

it('gives burnt skin no points for being made grey', () => {
  const burnt = measurePhoto(portrait(255), found);
  const greyed = measureAgain(portrait(215), found, burnt, emptyPlan);
  expect(scorePhoto(greyed).light).toBeLessThanOrEqual(scorePhoto(burnt).light);
});

it('gives skin points that glared and was lowered', () => {
  const glaring = measurePhoto(portrait(244), found);
  const lowered = measureAgain(portrait(215), found, glaring, emptyPlan);
  expect(scorePhoto(lowered).light).toBeGreaterThan(scorePhoto(glaring).light);
});
