import { expect, it } from 'vitest';
import { manualClock } from '../../../../testing/manual-clock.ts';
import { createBreaker } from './breaker.ts';

const clock = manualClock();
const broken = () => {
  const breaker = createBreaker({ clock, failuresToOpen: 3, pauseMs: 1_000 });
  for (let at = 0; at < 3; at++) breaker.enter()?.fail();
  return breaker;
};

it('opens after so many failures in a row, not in all', () => {
  const breaker = createBreaker({ clock, failuresToOpen: 3 });
  for (let at = 0; at < 10; at++) {
    breaker.enter()?.fail();
    breaker.enter()?.fail();
    breaker.enter()?.succeed();
  }
  expect(breaker.enter()).not.toBeNull();
  expect(broken().enter()).toBeNull();
});

it('lets one call try after the pause, and closes if it succeeds', () => {
  const breaker = broken();
  clock.advance(999);
  expect(breaker.enter()).toBeNull();
  clock.advance(1);
  const trial = breaker.enter();
  expect(trial).not.toBeNull();
  expect(breaker.enter()).toBeNull();
  trial?.succeed();
  expect(breaker.enter()).not.toBeNull();
});

it('opens again at once if the trial fails, and tries anew if it was called off', () => {
  const breaker = broken();
  clock.advance(1_000);
  breaker.enter()?.fail();
  expect(breaker.enter()).toBeNull();
  clock.advance(1_000);
  breaker.enter()?.leave();
  expect(breaker.enter()).not.toBeNull();
});

it('counts each call once', () => {
  const breaker = createBreaker({ clock, failuresToOpen: 2 });
  const pass = breaker.enter();
  pass?.fail();
  pass?.fail();
  expect(breaker.enter()).not.toBeNull();
});
