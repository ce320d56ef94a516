import { writeSync } from 'node:fs';

// Standard output, written at once. Text that cannot be written now (its disk is full, the reader of a pipe is slow) waits for the next
// text, and further text is dropped once too much waits: pino's own output sleeps on a full disk, and then ends the process.

/** Some thousand lines. */
const maxWaitingBytes = 256 * 1024;
const againAfterMs = 200;

export interface Output {
  write(text: string): void;
}

export function openOutput(writeBytes: (bytes: Buffer) => number): Output {
  let waiting = Buffer.alloc(0);
  let isTryingAgain = false;
  const flush = () => {
    try {
      while (waiting.length > 0) waiting = waiting.subarray(writeBytes(waiting));
    } catch {
      if (!isTryingAgain) setTimeout(tryAgain, againAfterMs).unref();
      isTryingAgain = true;
    }
  };
  const tryAgain = () => {
    isTryingAgain = false;
    flush();
  };
  return {
    write(text) {
      const bytes = Buffer.from(text);
      if (waiting.length + bytes.length <= maxWaitingBytes) waiting = Buffer.concat([waiting, bytes]);
      flush();
    },
  };
}

// Node opens a pipe without blocking once `process.stdout` is read, so that a slow reader is told as an error too.
export const standardOutput = openOutput((bytes) => writeSync(process.stdout.fd, bytes));
