import type { FastifyInstance } from 'fastify';
import { providerReturnPath } from '#contract/site.ts';
import { acceptBytes } from './bytes-body.ts';

const maxBytes = 16 * 1024;

/**
 * Apple sends people back by a form, from its own site: the browser sends no cookie of ours along, and nothing is decided here. What the
 * form says goes on to the page in the fragment, which reaches no log and no server; the page sends it on with the cookie.
 */
export function addProviderReturn(app: FastifyInstance): void {
  app.register(async (scope) => {
    acceptBytes(scope, maxBytes);
    scope.post(`${providerReturnPath}/apple`, { schema: { hide: true } }, async ({ body }, reply) => {
      const answer = new URLSearchParams(body instanceof Buffer ? body.toString() : '');
      return reply.redirect(`${providerReturnPath}/apple#${answer}`, 303);
    });
  });
}
