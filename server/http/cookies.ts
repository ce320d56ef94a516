import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedInHintCookie } from '#contract/site.ts';
import type { Config } from '../config.ts';
import { sessionLifetime } from '../features/accounts/rules.ts';
import type { Call } from './route.ts';

export function isHttps(config: Config): boolean {
  return config.site.publicUrl.startsWith('https://');
}

export function sessionCookieName(config: Config): string {
  return ownHostName(config, 'declic_session');
}

/** Browsers take a cookie named __Host-… over https only, and from this very host: no subdomain can write it. */
function ownHostName(config: Config, name: string): string {
  return isHttps(config) ? `__Host-${name}` : name;
}

/** The part of `Call` that reads and writes cookies. */
export function cookiesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): Pick<Call, 'readCookie' | 'writeCookie' | 'openSession' | 'closeSession' | 'sessionToken'> {
  const name = sessionCookieName(config);
  const nameOf = (cookie: string) => ownHostName(config, cookie);
  const shared = { path: '/', sameSite: 'lax', secure: isHttps(config) } as const;
  const maxAge = sessionLifetime.absoluteMs / 1000;
  return {
    sessionToken: request.cookies[name],
    readCookie: (cookie) => request.cookies[nameOf(cookie)],
    writeCookie(cookie, value, { maxAgeSeconds }) {
      reply.setCookie(nameOf(cookie), value, { ...shared, httpOnly: true, maxAge: maxAgeSeconds });
    },
    openSession(token) {
      reply.setCookie(name, token, { ...shared, httpOnly: true, maxAge });
      reply.setCookie(signedInHintCookie, '1', { ...shared, httpOnly: false, maxAge });
    },
    closeSession() {
      reply.clearCookie(name, shared);
      reply.clearCookie(signedInHintCookie, shared);
    },
  };
}
