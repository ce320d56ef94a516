import { type ErrorBody, type ErrorCode, errorStatus } from '#contract/errors.ts';

export type Details = Omit<ErrorBody, 'code' | 'message' | 'requestId'>;

/** A failure that the user is told about, in French. Anything else that is thrown becomes a generic 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, options: Details & { cause?: unknown } = {}) {
    const { cause, ...details } = options;
    super(message, { cause });
    this.code = code;
    this.details = code === 'upgrade_required' ? { requiresPro: true, ...details } : details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
