// @demand broken-log
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOutput } from './log-output.ts';

let written: string;
let room: number;
/** Writes as many bytes as there is room for, and fails as a full disk does where there is none. */
function writeBytes(bytes: Buffer): number {
  if (room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const part = bytes.subarray(0, room);
  written += part.toString();
  room -= part.length;
  return part.length;
}

beforeEach(() => {
  written = '';
  room = Number.POSITIVE_INFINITY;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('writes each text at once', () => {
  const output = openOutput(writeBytes);
  output.write('one\n');
  expect(written).toBe('one\n');
});

it('goes on in the middle of a line once there is room again, without another text', () => {
  const output = openOutput(writeBytes);
  room = 2;
  output.write('one\n');
  output.write('two\n');
  expect(written).toBe('on');
  room = Number.POSITIVE_INFINITY;
  vi.runAllTimers();
  expect(written).toBe('one\ntwo\n');
});

it('drops the lines that come while 256 KiB wait', () => {
  const output = openOutput(writeBytes);
  room = 0;
  const line = `${'x'.repeat(1023)}\n`;
  for (let n = 0; n < 1000; n++) output.write(line);
  room = Number.POSITIVE_INFINITY;
  output.write('after\n');
  vi.runAllTimers();
  output.write('later\n');
  expect(written).toBe(`${line.repeat(256)}later\n`);
});
