// @demand injected-orders
import { expect, it } from 'vitest';
import { fold } from '#engine/french/fold.ts';
import { hostileWalls } from '../../testing/hostile-walls.ts';
import { findHarm, harmRules } from './find-harm.ts';

// @demand harmful-lines
it('finds the harm of every rule in its own examples', () => {
  const missed = harmRules.flatMap(({ id, harm, examples }) =>
    examples.yes.filter((text) => !findHarm(fold(text)).includes(harm)).map((text) => `${id}: ${text}`),
  );
  expect(missed).toEqual([]);
});

it('finds no harm in what only sounds like it', () => {
  const wrong = harmRules.flatMap(({ id, examples }) =>
    examples.no.flatMap((text) => findHarm(fold(text)).map((harm) => `${id}: ${harm} in ${text}`)),
  );
  expect(wrong).toEqual([]);
});

// A pattern that backtracks without end runs into the test's own timeout.
it('is looked for without endless backtracking on hostile walls of text', () => {
  expect(hostileWalls.map((wall) => findHarm(fold(wall))).length).toBe(hostileWalls.length);
});
