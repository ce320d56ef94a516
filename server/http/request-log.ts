import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** A logger that adds the request's id, which the caller is told with an error, to what it logs. */
export function logOf(request: FastifyRequest): FastifyBaseLogger {
  return request.log.child({ reqId: request.id });
}
