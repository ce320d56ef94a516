import { ApiError } from '../../api-error.ts';

/** The provider knows no such payment; anything else may work at the next try. */
export function isUnknownSession(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'not_found' || Boolean(error.fields?.sessionId);
}
