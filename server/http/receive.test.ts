// @demand bounded-bodies
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../errors.ts';
import { receive } from './receive.ts';

const slowest = { graceMs: 10_000, bytesPerSecond: 1000 };
const reception = { maxBytes: 1_000_000, tooLarge: () => new AppError('payload_too_large', 'Trop.'), slowest };
const tooSlow = {
  code: 'too_slow',
  status: 408,
  message: "L'envoi est trop lent ou s'est arrêté. Vérifie ta connexion et réessaie.",
};

describe('a body on its way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start() {
    const body = new Readable({ read() {} });
    let bytes = 0;
    let outcome: unknown = 'on its way';
    receive(body, undefined, reception, (chunk) => {
      bytes += chunk.length;
    }).then(
      () => {
        outcome = bytes;
      },
      (error: unknown) => {
        outcome = error;
      },
    );
    /** Sends so many bytes each second. */
    const send = async (seconds: number, bytesPerSecond: number) => {
      for (let second = 0; second < seconds; second++) {
        if (bytesPerSecond > 0) body.push(Buffer.alloc(bytesPerSecond));
        await vi.advanceTimersByTimeAsync(1000);
      }
    };
    return { body, send, outcome: () => outcome };
  }

  it('is refused when nothing comes', async () => {
    const { send, outcome } = start();
    await send(9, 0);
    expect(outcome()).toBe('on its way');
    await send(2, 0);
    expect(outcome()).toMatchObject(tooSlow);
  });

  it('is refused when it drips, however long it goes on', async () => {
    const { send, outcome } = start();
    await send(11, 1);
    expect(outcome()).toMatchObject(tooSlow);
  });

  it('is refused when it stops in the middle', async () => {
    const { send, outcome } = start();
    await send(5, 2000);
    await send(8, 0);
    expect(outcome()).toBe('on its way');
    await send(2, 0);
    expect(outcome()).toMatchObject(tooSlow);
  });

  it('is refused when it drips after most of it came at once', async () => {
    const { send, outcome } = start();
    await send(1, 900_000);
    await send(11, 1);
    expect(outcome()).toMatchObject(tooSlow);
  });

  it('is refused by what its chunks take of the memory, however little they bring', async () => {
    const { body, outcome } = start();
    for (let chunk = 0; chunk < reception.maxBytes / 64; chunk++) body.push(Buffer.alloc(1));
    await vi.advanceTimersByTimeAsync(10);
    expect(outcome()).toBe('on its way');
    body.push(Buffer.alloc(1));
    await vi.advanceTimersByTimeAsync(10);
    expect(outcome()).toMatchObject({ code: 'payload_too_large' });
  });

  it('may come in the small chunks of a slow connection', async () => {
    const { body, outcome } = start();
    for (let chunk = 0; chunk < 2000; chunk++) body.push(Buffer.alloc(400));
    body.push(null);
    await vi.advanceTimersByTimeAsync(10);
    expect(outcome()).toBe(800_000);
  });

  it('may take long as long as it comes', async () => {
    const { body, send, outcome } = start();
    await send(120, 1100);
    body.push(null);
    await vi.advanceTimersByTimeAsync(1000);
    expect(outcome()).toBe(132_000);
  });

  it('is refused when its sender leaves', async () => {
    const { body, send, outcome } = start();
    await send(1, 10);
    body.destroy();
    await vi.advanceTimersByTimeAsync(10);
    expect(outcome()).toMatchObject({ message: 'the sender left' });
  });

  it('leaves no timer behind', async () => {
    const { body, send } = start();
    await send(1, 10);
    body.push(null);
    await send(1, 0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
