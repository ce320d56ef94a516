import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { watchJsonBounds } from './json-bounds.ts';
import { declaredLength, type Reception, receive } from './receive.ts';

// JSON bodies. Fastify hands them on unread, so that a caller is known before anything is read.

export type ParseJson = (request: FastifyRequest, text: string) => unknown;

/** Hands a JSON body on as an unread stream; `readJson` reads it. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (_request, payload, done) => done(null, payload));
}

/** Fastify's own parser, which refuses `__proto__`. */
export function jsonParserOf(app: FastifyInstance): ParseJson {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, text) => {
    let outcome: { value: unknown } | { error: unknown } = { error: new Error('not parsed') };
    parse(request, text, (error, value) => {
      outcome = error ? { error } : { value };
    });
    if ('error' in outcome) throw outcome.error;
    return (outcome as { value: unknown }).value;
  };
}

/** Undefined where there is no body. */
export async function readJson(request: FastifyRequest, parse: ParseJson, reception: Reception): Promise<unknown> {
  const body = request.body as Readable | undefined;
  if (!body) return undefined;
  const chunks: Buffer[] = [];
  const exceedsBounds = watchJsonBounds();
  try {
    await receive(body, declaredLength(request.headers), reception, (chunk) => {
      if (exceedsBounds(chunk)) throw new Error('too deep, or too many values');
      chunks.push(chunk);
    });
    return parse(request, Buffer.concat(chunks).toString('utf8'));
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(error);
  }
}

export function unreadable(cause?: unknown): AppError {
  return new AppError('invalid_body', "Le contenu envoyé n'est pas lisible. Recharge la page et recommence.", {
    cause,
  });
}
