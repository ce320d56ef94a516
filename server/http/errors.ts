import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { isDatabaseUnreachable, isDiskFull } from '../db/failures.ts';
import { AppError } from '../errors.ts';
import { Refusal, refusal, refusedTotal } from '../refusals.ts';
import { logOf } from './request-log.ts';

// The one place where failures become answers. An error that is not an AppError is logged in full and answered as a
// generic 500.

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(request, reply, failureOf(request, error)));
}

/** Logs the failure, and returns the AppError that the caller may be told. */
export function failureOf(request: FastifyRequest, error: Error): AppError {
  const known = error instanceof AppError ? error : knownOf(error);
  if (!known) logOf(request).error({ err: error }, 'unexpected failure');
  else if (known.status >= 500) logOf(request).warn({ err: known }, known.code);
  return known ?? new AppError('internal', unexpected);
}

export function errorBodyOf(request: FastifyRequest, error: AppError): ErrorBody {
  if (error instanceof Refusal) refusedTotal.inc({ cause: error.why });
  return { code: error.code, message: error.message, ...error.details, requestId: request.id };
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const body = errorBodyOf(request, error);
  if (error.details.retryAfterSeconds) reply.header('retry-after', error.details.retryAfterSeconds);
  // The rest of a body that drips is not waited for.
  if (error.code === 'too_slow') reply.header('connection', 'close');
  return reply.status(error.status).header('cache-control', 'no-store').send(body);
}

const unexpected = 'Une erreur est survenue de notre côté. Réessaie dans un instant ; si ça continue, écris-nous.';

export const bodyTooLarge =
  'Le contenu envoyé est trop volumineux. Envoie un texte plus court ou une image plus légère.';

/** What Fastify and its plugins refuse by themselves, by status. */
const byStatus: Record<number, [ErrorCode, string]> = {
  400: ['invalid_body', "Le contenu envoyé n'est pas lisible. Recharge la page et recommence."],
  413: ['payload_too_large', bodyTooLarge],
  415: ['unsupported_media_type', "Ce format de contenu n'est pas accepté : envoie du JSON."],
};

function knownOf(error: Error): AppError | null {
  if (isDiskFull(error)) return refusal.diskFull(error);
  if (isDatabaseUnreachable(error)) return refusal.databaseAway(error);
  const known = byStatus[(error as Partial<FastifyError>).statusCode ?? 500];
  return known ? new AppError(...known, { cause: error }) : null;
}
