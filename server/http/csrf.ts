import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

// A browser tells where an unsafe request comes from: Sec-Fetch-Site in all current ones, Origin in older ones. A call
// with neither is not a browser's, so it carries nobody's cookies but the caller's own.

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export function refuseCrossSite(request: FastifyRequest, publicOrigin: string): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  const { origin } = request.headers;
  if (site === undefined && origin === undefined) return;
  if (site === undefined && origin !== undefined && isOwnOrigin(origin, request.host, publicOrigin)) return;
  throw new AppError('cross_site', 'Cette action doit partir du site lui-même. Recharge la page et recommence.');
}

/** True for the site's public address and for the host that the request was sent to, both over the site's protocol. */
function isOwnOrigin(origin: string, host: string, publicOrigin: string): boolean {
  const { protocol } = new URL(publicOrigin);
  return origin === publicOrigin || origin === `${protocol}//${host}`;
}
