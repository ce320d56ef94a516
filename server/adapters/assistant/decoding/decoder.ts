import type { DecodedPhoto } from '../photos/decode-photo.ts';
import type { Decoded } from '../reading/decode.ts';
import { type DecoderProcess, startDecoderProcess } from './decoder-process.ts';

// Decodes untrusted pictures in a process of its own, one for each thread that needs it. libvips works in threads that only the end of their
// process stops, and a picture of a few kilobytes can be made to take hours: such a process is killed, and its picture refused.

export interface Decoder {
  screenshot(file: Uint8Array): Promise<Decoded | TooSlow>;
  photo(file: Uint8Array): Promise<DecodedPhoto | TooSlow>;
  /** Starts the process, so that the first picture does not wait for it. */
  warm(): void;
  close(): void;
}

/** The process took too long, or died over the picture. */
export type TooSlow = { refusal: 'image_too_slow' };

export interface DecoderOptions {
  /** For one picture, once the process runs. Twenty-five megapixels take one second on a machine that does nothing else. */
  deadlineMs?: number;
  /** For the process until it runs: many programs may start at once. */
  startWithinMs?: number;
  /** The address of the program that the process runs (decoder-program-file.ts). */
  program: string;
}

export function openDecoder({ program, deadlineMs = 5000, startWithinMs = 20_000 }: DecoderOptions): Decoder {
  let current: DecoderProcess | null = null;
  let last: Promise<unknown> = Promise.resolve();

  function running(): DecoderProcess {
    if (!current || current.hasEnded()) current = startDecoderProcess(program);
    return current;
  }

  async function decode<Result extends Decoded | DecodedPhoto>(
    kind: 'screenshot' | 'photo',
    file: Uint8Array,
  ): Promise<Result | TooSlow> {
    const process = running();
    const isReady = await within(startWithinMs, process.ready);
    const decoded = isReady ? await within(deadlineMs, process.decode({ kind, file })) : null;
    if (!decoded) process.kill();
    return (decoded as Result | null) ?? { refusal: 'image_too_slow' };
  }

  /** One picture at a time, so that each has the whole deadline. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  }

  return {
    screenshot: (file) => inTurn(() => decode<Decoded>('screenshot', file)),
    photo: (file) => inTurn(() => decode<DecodedPhoto>('photo', file)),
    warm: () => void running(),
    close: () => current?.kill(),
  };
}

/** Null where the work takes longer. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
