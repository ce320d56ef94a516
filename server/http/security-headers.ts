import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Payments } from '../adapters/payments/port.ts';
import type { Config } from '../config.ts';
import { isHttps } from './cookies.ts';

// The same security headers on every answer. Helmet makes them once, at start; decision 22 says why not per request.

interface Options {
  devTools: boolean;
  /** Where the payment provider's checkout comes from. */
  payments: Payments['browser']['origins'];
}

/** Apple Pay and Google Pay are asked for by the provider's frame, which may only if the page may and hands it on. */
function permissionsPolicy({ payments }: Options): string {
  const mayPay = ['self', ...payments.script.map((origin) => `"${origin}"`)].join(' ');
  return `camera=(), microphone=(), geolocation=(), payment=(${mayPay}), browsing-topics=()`;
}

export function addSecurityHeaders(app: FastifyInstance, config: Config, options: Options): void {
  const headers = { ...helmetHeaders(config, options), 'permissions-policy': permissionsPolicy(options) };
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}

/** What helmet's middleware writes on an answer. None of it depends on the request, so one answer stands for all. */
function helmetHeaders(config: Config, options: Options): OutgoingHttpHeaders {
  const write = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config, options) },
    strictTransportSecurity: isHttps(config) && { maxAge: 2 * 365 * 24 * 60 * 60, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The wallets of the provider's frame open windows, which must be able to answer it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
    // For Internet Explorer, for old filters, and against prefetching that current browsers do sparingly.
    xDownloadOptions: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  write(answer.req, answer, (error) => {
    if (error) throw error;
  });
  return answer.getHeaders();
}

/** No inline script anywhere. Inline style is allowed: critical CSS is part of the page, and Radix positions with it. */
function contentSecurityPolicy(config: Config, { devTools, payments }: Options): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...payments.script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(devTools ? ['ws:'] : []), ...payments.connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': payments.frame,
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...(isHttps(config) && { 'upgrade-insecure-requests': [] }),
  };
}
