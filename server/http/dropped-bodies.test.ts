import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLine } from './dropped-bodies.ts';

class FakeSocket extends EventEmitter {
  destroyed = false;
  isRead = true;
  pause = () => {
    this.isRead = false;
  };
  resume = () => {
    this.isRead = true;
  };
}

/** A body that never comes, with the connection that it should come on. */
function refusedBody() {
  const socket = new FakeSocket();
  const body = Object.assign(new Readable({ read() {} }), { socket, complete: false });
  return { socket, body, enter: body as unknown as IncomingMessage };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads up to four at the same time', () => {
  const line = openLine();
  const four = Array.from({ length: 4 }, refusedBody);
  for (const { enter } of four) line.enter(enter);
  expect(four.map(({ socket }) => socket.isRead)).toEqual([true, true, true, true]);
  expect(vi.getTimerCount()).toBe(0);
});

it('reads ten by turns, four at a time', () => {
  const line = openLine();
  const ten = Array.from({ length: 10 }, refusedBody);
  for (const { enter } of ten) line.enter(enter);
  const read = () => ten.flatMap(({ socket }, place) => (socket.isRead ? [place] : []));
  expect(read()).toEqual([0, 1, 2, 3]);
  vi.advanceTimersByTime(5);
  expect(read()).toEqual([4, 5, 6, 7]);
  vi.advanceTimersByTime(5);
  expect(read()).toEqual([0, 1, 8, 9]);
});

it('gives the place of one that has come, or whose sender has left, to the next', async () => {
  const line = openLine();
  const six = Array.from({ length: 6 }, refusedBody);
  for (const { enter } of six) line.enter(enter);
  six[0]?.body.push(null);
  six[0]?.body.resume();
  six[5]?.body.destroy();
  await vi.advanceTimersByTimeAsync(0);
  expect(six.every(({ socket }) => socket.isRead)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves a connection alone whose body has come, or that is closed', () => {
  const line = openLine();
  const waiting = Array.from({ length: 4 }, refusedBody);
  for (const { enter } of waiting) line.enter(enter);
  const [whole, gone] = [refusedBody(), refusedBody()];
  whole.body.complete = true;
  gone.socket.destroyed = true;
  for (const { enter } of [whole, gone]) line.enter(enter);
  expect([whole.socket.isRead, gone.socket.isRead]).toEqual([true, true]);
  expect(vi.getTimerCount()).toBe(0);
});
