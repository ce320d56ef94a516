import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { bodyTooLarge } from './errors.ts';
import { unreadable } from './json-body.ts';
import { declaredLength, receive } from './receive.ts';

/** Takes bodies of any type as a Buffer, for routes outside the contract. */
export function acceptBytes(scope: FastifyInstance, maxBytes: number): void {
  const tooLarge = () => new AppError('payload_too_large', bodyTooLarge);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', async ({ headers }: FastifyRequest, payload: Readable) => {
    const chunks: Buffer[] = [];
    try {
      await receive(payload, declaredLength(headers), { maxBytes, tooLarge }, (chunk) => void chunks.push(chunk));
    } catch (error) {
      throw error instanceof AppError ? error : unreadable(error);
    }
    return Buffer.concat(chunks);
  });
}
