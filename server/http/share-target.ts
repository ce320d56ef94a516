import type { FastifyInstance } from 'fastify';
import { shareTargetPath } from '#contract/site.ts';
import { acceptForms } from './forms.ts';

/**
 * Shared screenshots are the service worker's to take, on the device. A share that gets past it (the worker is gone, or
 * not there yet) is not read here: the page that follows asks for the picture once more.
 */
export function addShareTarget(app: FastifyInstance): void {
  app.register(async (scope) => {
    acceptForms(scope);
    scope.post(shareTargetPath, { schema: { hide: true } }, async (_request, reply) =>
      reply.redirect(shareTargetPath, 303),
    );
  });
}
