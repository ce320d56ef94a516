import { expect, it } from 'vitest';
import { describeOverrun, describeStages, startStages } from './stages.mjs';

it('tells how long each stage took, and leaves out what took no time', () => {
  let now = 5000;
  const clock = startStages(() => now);
  now += 400;
  clock.end('installation');
  now += 31_000;
  clock.end('check');
  now += 125_000;
  clock.end('Vitest');
  expect(describeStages(clock.stages)).toBe('check 31 s, Vitest 2 min 5 s');
  expect(clock.totalMs()).toBe(156_400);
});

it('says nothing of a run within its budget, and by how much another one is over it', () => {
  expect(describeOverrun('npm test', 8 * 60_000, 8)).toBeNull();
  expect(describeOverrun('npm test', 8 * 60_000 + 1000, 8)).toMatch(
    /^OVER BUDGET: npm test took 8 min 1 s; on two idle cores it may take 8 minutes\./,
  );
});
