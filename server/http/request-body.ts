import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '../errors.ts';
import { bodyTooLarge } from './errors.ts';
import { isForm, readForm } from './forms.ts';
import { jsonParserOf, readJson } from './json-body.ts';
import { declaredLength } from './receive.ts';
import { openUploadRoom, type Place } from './upload-room.ts';

// A call's body, read once its caller is known and admitted.

export interface ReadBody {
  fields: unknown;
  files: Uint8Array[];
  /** To be called when nothing of the body is needed any more. */
  release(): void;
}

/** Enough for any form of the site. Calls that take a conversation or a picture say how much they need. */
export const usualBodyBytes = 64 * 1024;
/** Larger bodies count as large: they need a place. */
export const smallBytes = 256 * 1024;

/** `sender` is the account, or the network of a caller without one. */
export type ReadBodyOf = (endpoint: Endpoint, request: FastifyRequest, sender: string) => Promise<ReadBody>;

export function bodyReader(app: FastifyInstance): ReadBodyOf {
  const room = openUploadRoom();
  const parse = jsonParserOf(app);

  return async (endpoint, request, sender) => {
    const takesForm = endpoint.upload && isForm(request) ? endpoint.upload : null;
    const maxBytes = endpoint.maxBodyBytes ?? usualBodyBytes;
    const declared = declaredLength(request.headers);
    const isLarge = takesForm || (request.body && maxBytes > smallBytes && (declared ?? maxBytes) > smallBytes);
    const place = isLarge ? room.enter(sender, takesForm ? 'form' : 'json', declared) : null;
    try {
      const { fields, files } = takesForm
        ? await readForm(request, takesForm, place?.hold)
        : { fields: await readJson(request, parse, receptionOf(endpoint, maxBytes, place)), files: [] };
      place?.arrive();
      return { fields, files, release: () => place?.leave() };
    } catch (error) {
      place?.leave();
      throw error;
    }
  };
}

function receptionOf(endpoint: Endpoint, maxBytes: number, place: Place | null) {
  return {
    maxBytes,
    tooLarge: () => new AppError('payload_too_large', endpoint.bodyTooLarge ?? bodyTooLarge),
    ...(place && { onBytes: place.hold }),
  };
}
