import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { acceptBytes } from '../../../http/bytes-body.ts';
import { neverShed } from '../../../http/limits.ts';
import { createIntake } from './intake.ts';

export const webhookPath = '/api/stripe/webhook';
const maxBodyBytes = 512 * 1024;

/**
 * The provider's webhook. It is not in the contract: the caller is authenticated by a signature over the raw body. It has no
 * rate limit and is never shed under load, and answers 200 once the event is stored.
 */
export function addWebhook(app: FastifyInstance, deps: Deps): void {
  const storeEvent = createIntake(deps);
  app.register(async (scope) => {
    acceptBytes(scope, maxBodyBytes);
    scope.post(
      webhookPath,
      {
        config: { rateLimit: false, ...neverShed },
        schema: { hide: true },
        onRequest: async (request) => void signatureOf(request),
      },
      async (request) => {
        if (!Buffer.isBuffer(request.body)) throw missing();
        await storeEvent(deps.payments.readEvent(request.body, signatureOf(request)));
        return { received: true };
      },
    );
  });
}

/** Throws where there is none: then nothing of the body is read. It is parsed only once the signature over its bytes has been verified. */
function signatureOf({ headers }: FastifyRequest): string {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') throw missing();
  return signature;
}

function missing(): AppError {
  return new AppError('invalid_signature', 'La signature manque.');
}
