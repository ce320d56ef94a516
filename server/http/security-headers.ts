import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isHttps } from './cookies.ts';

// The same headers on every answer. They are a table rather than helmet's functions: those took longer than the rest of
// a small answer.

/** No inline script anywhere. Inline style is allowed: critical CSS is part of the page, and Radix positions with it. */
function contentSecurityPolicy(config: Config, options: { devTools: boolean }): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    options.devTools ? "connect-src 'self' ws:" : "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(isHttps(config) ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

function securityHeaders(config: Config, options: { devTools: boolean }): Record<string, string> {
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

export function addSecurityHeaders(app: FastifyInstance, config: Config, options: { devTools: boolean }): void {
  const headers = securityHeaders(config, options);
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}
