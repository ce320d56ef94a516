import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { isLoopbackAddress, isLoopbackHost } from '../loopback.ts';

// Outside production the server is for whoever sits at this machine: it shows mails with their links, figures and the sandbox.
// `config.ts` refuses a PUBLIC_URL and a HOST of other machines there.

/**
 * Refuses every request whose Host is not this machine's: a page elsewhere can give its own name the address 127.0.0.1, and would then
 * read our answers as its own (DNS rebinding). PUBLIC_URL's host is this machine's too.
 */
export function refuseForeignHosts(app: FastifyInstance, config: Config): void {
  if (config.environment === 'production') return;
  app.addHook('onRequest', (request, _reply, next) => {
    if (isLoopbackHost(hostNameOf(request))) return next();
    next(new AppError('forbidden', `Hors production, Déclic ne répond qu'à l'adresse ${config.site.publicUrl}.`));
  });
}

/** An `onRequest` hook that refuses callers on other machines, whatever a forwarded address says. */
export async function requireThisMachine(request: FastifyRequest): Promise<void> {
  if (isLoopbackAddress(request.raw.socket.remoteAddress ?? '')) return;
  throw new AppError('forbidden', "Hors production, cette page ne s'ouvre que depuis la machine du serveur.");
}

/** The Host that was sent, without its port; not X-Forwarded-Host, which anyone can write. */
function hostNameOf({ headers }: FastifyRequest): string {
  return (headers.host ?? '').replace(/:\d*$/, '');
}
