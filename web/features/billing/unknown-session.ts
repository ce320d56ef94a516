import { ApiError } from '../../api-error.ts';

/** True if the provider knows no such payment; after any other error a retry may work. */
export function isUnknownSession(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'not_found' || Boolean(error.fields?.sessionId);
}
