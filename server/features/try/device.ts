import { randomUUID } from 'node:crypto';
import { tryCookie } from '#contract/site.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/route.ts';

// The device that tries are counted for: a random id in a signed cookie, which says nothing of the visitor and ends with the
// tries that it counts.

const purpose = 'try-device';

/** The id of the caller's cookie; a caller without one, or with one that was not made here, gets a new one. */
export function deviceOf({ signer }: Deps, call: Pick<Call, 'readCookie' | 'writeCookie'>): string {
  const [known = '', signature = ''] = (call.readCookie(tryCookie.name) ?? '').split('.');
  if (known && signer.isSigned(purpose, known, signature)) return known;
  const id = randomUUID();
  const maxAgeSeconds = tryCookie.keptHours * 60 * 60;
  call.writeCookie(tryCookie.name, `${id}.${signer.sign(purpose, id)}`, { httpOnly: true, maxAgeSeconds });
  return id;
}
