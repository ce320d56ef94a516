import type { FastifyInstance } from 'fastify';
import { shareTargetPath } from '#contract/site.ts';
import { acceptForms } from './forms.ts';

/**
 * The phone's share sheet posts screenshots here, and the service worker takes them on the device. A post that reaches the
 * server (no worker yet, or it was removed) is not read: the page that it is redirected to asks for the picture again.
 */
export function addShareTarget(app: FastifyInstance): void {
  app.register(async (scope) => {
    acceptForms(scope);
    scope.post(shareTargetPath, { schema: { hide: true } }, async (_request, reply) =>
      reply.redirect(shareTargetPath, 303),
    );
  });
}
