import type { Fallback } from '../../port.ts';

/** Why a call gave no answer. Contains no text of the server's, which may quote the conversation. */
export class ModelFailure extends Error {
  readonly code: Fallback;
  readonly isWorthRetry: boolean;
  readonly retryAfterMs: number | null;

  constructor(code: Fallback, options: { isWorthRetry?: boolean; retryAfterMs?: number | null } = {}) {
    super(code);
    this.code = code;
    this.isWorthRetry = options.isWorthRetry ?? false;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
