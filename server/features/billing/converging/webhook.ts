import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { neverShed } from '../../../http/limits.ts';
import { createIntake } from './intake.ts';

export const webhookPath = '/api/stripe/webhook';
const bodyLimitBytes = 512 * 1024;

/**
 * Outside the contract: called by the provider, known by its signature over the raw body. It is neither limited nor shed,
 * and says 200 once the event is stored.
 */
export function addWebhook(app: FastifyInstance, deps: Deps): void {
  const takeIn = createIntake(deps);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(
      webhookPath,
      {
        bodyLimit: bodyLimitBytes,
        config: { rateLimit: false, ...neverShed },
        schema: { hide: true },
      },
      async (request) => {
        const signature = request.headers['stripe-signature'];
        if (typeof signature !== 'string' || !Buffer.isBuffer(request.body))
          throw new AppError('invalid_signature', 'La signature manque.');
        await takeIn(deps.payments.readEvent(request.body, signature));
        return { received: true };
      },
    );
  });
}
