import type { FastifyInstance } from 'fastify';
import type { Payments } from '../adapters/payments/port.ts';
import type { Config } from '../config.ts';
import { isHttps } from './cookies.ts';

// The same headers on every answer. They are a table rather than helmet's functions: those took longer than the rest of
// a small answer.

/** No inline script anywhere. Inline style is allowed: critical CSS is part of the page, and Radix positions with it. */
interface Options {
  devTools: boolean;
  /** Where the payment provider's checkout comes from. */
  payments: Payments['browser']['origins'];
}

function contentSecurityPolicy(config: Config, { devTools, payments }: Options): string {
  const from = (...origins: string[]) => ["'self'", ...origins].join(' ');
  return [
    "default-src 'self'",
    `script-src ${from(...payments.script)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${from(...(devTools ? ['ws:'] : []), ...payments.connect)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    `frame-src ${payments.frame.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(isHttps(config) ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

function securityHeaders(config: Config, options: Options): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config, options),
    ...(isHttps(config) && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  };
}

export function addSecurityHeaders(app: FastifyInstance, config: Config, options: Options): void {
  const headers = securityHeaders(config, options);
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}
