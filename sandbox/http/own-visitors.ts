import type { IncomingMessage } from 'node:http';
import { StripeError } from './errors.ts';

// The sandbox takes orders from programs of this machine and from its own pages, never from a page of another site.

/** Refuses a Host that is not this machine's: a name that was rebound to 127.0.0.1. */
export function requireOwnHost({ headers }: IncomingMessage): void {
  if (/^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? '')) return;
  throw refusal('The sandbox answers at localhost only.');
}

/**
 * Refuses what another site's page posts. Browsers name the sender in Sec-Fetch-Site, older ones in Origin; programs in neither. Calls
 * of the API need none of this: no page of another site can send their key.
 */
export function requireOwnPage({ method = 'GET', headers }: IncomingMessage): void {
  if (method === 'GET' || method === 'HEAD') return;
  const site = headers['sec-fetch-site'];
  const isOwn = site ? site === 'same-origin' : !headers.origin || headers.origin === `http://${headers.host}`;
  if (!isOwn) throw refusal('The sandbox takes no orders from other sites.');
}

function refusal(message: string): StripeError {
  return new StripeError(403, { type: 'invalid_request_error', message }, false);
}
