import type { Readable } from 'node:stream';
import { AppError } from '../errors.ts';

// The bytes of a body as they come: no more than allowed and no slower than the slowest phone network.

export interface Reception {
  maxBytes: number;
  tooLarge(): AppError;
  /** Counts what has come, and throws where there is no room for it. */
  onBytes?: (bytes: number) => void;
  slowest?: Slowest;
}

export interface Slowest {
  /** How long nothing need come. What came faster before does not make it longer. */
  graceMs: number;
  bytesPerSecond: number;
}

/** Less than a phone sends with the weakest signal that still loads the page. */
const slowestSender: Slowest = { graceMs: 10_000, bytesPerSecond: 8 * 1024 };

/** What a chunk takes of the memory at least: a body in chunks of one byte is a hundred times as large there. */
const chunkBytes = 64;

/**
 * Hands every chunk of the body to `take`. The rest of a refused body is received and dropped, as Node does with a body that nobody
 * reads: a closed connection could be reset before the sender has read the refusal.
 */
export async function receive(
  body: Readable,
  declaredBytes: number | undefined,
  { maxBytes, tooLarge, onBytes, slowest = slowestSender }: Reception,
  take: (chunk: Buffer) => void,
): Promise<void> {
  let bytes = 0;
  const accept = (chunk: Buffer) => {
    bytes += Math.max(chunk.length, chunkBytes);
    if (bytes > maxBytes) throw tooLarge();
    onBytes?.(chunk.length);
    take(chunk);
  };
  try {
    if (declaredBytes !== undefined && declaredBytes > maxBytes) throw tooLarge();
    await eachChunk(body, accept, slowest);
  } catch (error) {
    body.resume();
    throw error;
  }
}

/** Rejects with what `accept` throws, when the sender leaves, and when it is slower than `slowest`. */
function eachChunk(
  body: Readable,
  accept: (chunk: Buffer) => void,
  { graceMs, bytesPerSecond }: Slowest,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let deadline = performance.now() + graceMs;
    let timer: NodeJS.Timeout;
    const settle = (error?: unknown) => {
      clearTimeout(timer);
      body.off('data', onData).off('end', onEnd).off('close', onClose);
      if (error) reject(error);
      else resolve();
    };
    const onData = (chunk: Buffer) => {
      deadline = Math.min(deadline + (chunk.length / bytesPerSecond) * 1000, performance.now() + graceMs);
      try {
        accept(chunk);
      } catch (error) {
        settle(error);
      }
    };
    const onEnd = () => settle();
    const onClose = () => settle(new Error('the sender left'));
    const watch = () => {
      const left = deadline - performance.now();
      if (left <= 0) settle(tooSlow());
      else timer = setTimeout(watch, Math.max(left, 50));
    };
    watch();
    // An error listener stays, since a stream without one would end the process when its sender leaves later.
    body.on('error', settle).on('end', onEnd).on('close', onClose).on('data', onData);
    if (body.destroyed) onClose();
  });
}

function tooSlow(): AppError {
  return new AppError('too_slow', "L'envoi est trop lent ou s'est arrêté. Vérifie ta connexion et réessaie.");
}

/** Undefined for a body that is sent in chunks. */
export function declaredLength(headers: { 'content-length'?: string | undefined }): number | undefined {
  const declared = headers['content-length'];
  return declared === undefined ? undefined : Number(declared);
}
