import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { isDatabaseUnreachable, isDiskFull } from '../db/failures.ts';
import { AppError } from '../errors.ts';
import { logOf } from './request-log.ts';

// The one place where failures become answers. An error that is not an AppError is logged in full and answered as a
// generic 500.

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(request, reply, failureOf(request, error)));
}

/** Logs the failure, and returns the AppError that the caller may be told. */
export function failureOf(request: FastifyRequest, error: Error): AppError {
  const known = error instanceof AppError ? error : refusalOf(error);
  if (!known) logOf(request).error({ err: error }, 'unexpected failure');
  else if (known.status >= 500) logOf(request).warn({ err: known }, known.code);
  return known ?? new AppError('internal', unexpected);
}

export function errorBodyOf(request: FastifyRequest, error: AppError): ErrorBody {
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
const refusals: Record<number, [ErrorCode, string]> = {
  400: ['invalid_body', "Le contenu envoyé n'est pas lisible. Recharge la page et recommence."],
  413: ['payload_too_large', bodyTooLarge],
  415: ['unsupported_media_type', "Ce format de contenu n'est pas accepté : envoie du JSON."],
  429: ['rate_limited', 'Trop de demandes à la fois. Patiente un instant.'],
  503: ['overloaded', 'Beaucoup de monde en ce moment. Réessaie dans quelques secondes.'],
};

const diskFull = "Déclic ne peut rien enregistrer pour l'instant. Réessaie dans quelques minutes.";

function refusalOf(error: Error): AppError | null {
  if (isDiskFull(error)) return new AppError('overloaded', diskFull, { cause: error, retryAfterSeconds: 60 });
  const status = isDatabaseUnreachable(error) ? 503 : (error as Partial<FastifyError>).statusCode;
  const refusal = refusals[status ?? 500];
  if (!refusal) return null;
  const [code, message] = refusal;
  const retryAfterSeconds = status === 503 ? 5 : undefined;
  return new AppError(code, message, { cause: error, ...(retryAfterSeconds && { retryAfterSeconds }) });
}
