import { randomUUID } from 'node:crypto';
import { tryCookie } from '#contract/site.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/route.ts';

// The device that tries are counted for: a random id in a signed cookie, which says nothing of the visitor and ends with the
// tries that it counts.

const purpose = 'try-device';

/** The id of the caller's cookie; a caller without one, or with one that was not made here, gets a new one. */
export function deviceOf(deps: Deps, call: Pick<Call, 'readCookie' | 'writeCookie'>): string {
  const known = knownDevice(deps, call);
  if (known) return known;
  const id = randomUUID();
  const maxAgeSeconds = tryCookie.keptHours * 60 * 60;
  call.writeCookie(tryCookie.name, `${id}.${deps.signer.sign(purpose, id)}`, { maxAgeSeconds });
  return id;
}

/** The id of a device that has tried already; null for others, whose browsers are given nothing to keep. */
export function knownDevice({ signer }: Deps, call: Pick<Call, 'readCookie'>): string | null {
  const [id = '', signature = ''] = (call.readCookie(tryCookie.name) ?? '').split('.');
  return id && signer.isSigned(purpose, id, signature) ? id : null;
}
