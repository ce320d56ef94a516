import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { openTurnstile } from './turnstile.ts';

let clock = 0;
let started: string[] = [];
/** A call that takes so long to start. */
const call = (name: string, ms: number) => () => {
  started.push(name);
  clock += ms;
};
beforeEach(() => {
  clock = 0;
  started = [];
});
const open = () => openTurnstile(() => clock);

it('starts calls at once while the turn is short', () => {
  const pass = open();
  for (const name of ['a', 'b', 'c']) pass(call(name, 9));
  expect(started).toEqual(['a', 'b', 'c']);
});

it('leaves the others to the next turns, in their order', async () => {
  const pass = open();
  for (const name of ['a', 'b', 'c', 'd', 'e']) pass(call(name, 20));
  expect(started).toEqual(['a', 'b']);
  await nextTurn();
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  await nextTurn();
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('lets nobody who comes later pass those who wait', async () => {
  const pass = open();
  for (const name of ['a', 'b', 'c']) pass(call(name, 20));
  await Promise.resolve();
  pass(call('late', 0));
  expect(started).toEqual(['a', 'b']);
  await nextTurn();
  expect(started).toEqual(['a', 'b', 'c', 'late']);
});

it('counts what a call goes on to do before the next one starts', async () => {
  const pass = open();
  pass(call('a', 40));
  for (const name of ['b', 'c'])
    pass(async () => {
      started.push(name);
      await Promise.resolve();
      clock += 40;
    });
  await nextTurn();
  expect(started).toEqual(['a', 'b']);
  await nextTurn();
  expect(started).toEqual(['a', 'b', 'c']);
});

it('opens again after a turn in which nobody came', async () => {
  const pass = open();
  pass(call('a', 100));
  await nextTurn();
  await nextTurn();
  pass(call('b', 1));
  expect(started).toEqual(['a', 'b']);
});
