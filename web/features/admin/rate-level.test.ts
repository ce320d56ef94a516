import { expect, it } from 'vitest';
import { levelOf, type RateKind, type RateLevel } from './rate-level.ts';

it.each<[RateKind, number, RateLevel]>([
  ['clickToReg', 20.1, 'high'],
  ['clickToReg', 20, 'middle'],
  ['clickToReg', 10.1, 'middle'],
  ['clickToReg', 10, 'low'],
  ['regToConv', 30.1, 'high'],
  ['regToConv', 30, 'middle'],
  ['regToConv', 15, 'low'],
  ['overall', 10.1, 'high'],
  ['overall', 10, 'middle'],
  ['overall', 5.1, 'middle'],
  ['overall', 5, 'low'],
  ['daily', 15, 'high'],
  ['daily', 14.9, 'middle'],
  ['daily', 8, 'middle'],
  ['daily', 7.9, 'low'],
  ['daily', 0, 'low'],
])('a %s rate of %d %% is %s', (kind, percent, level) => {
  expect(levelOf(kind, percent)).toBe(level);
});
