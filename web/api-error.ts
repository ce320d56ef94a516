import type { ErrorBody, ErrorCode } from '#contract/errors.ts';

/** A call that did not succeed. `message` is «status: body»; `frenchMessage` is the sentence to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 where no answer came at all. */
  readonly status: number;
  readonly code: ErrorCode | 'network' | 'timeout' | 'unreadable';
  readonly frenchMessage: string;
  readonly fields: Record<string, string> | undefined;
  readonly body: ErrorBody | undefined;

  constructor(status: number, code: ApiError['code'], rawBody: string, frenchMessage: string, body?: ErrorBody) {
    super(`${status}: ${rawBody}`);
    this.status = status;
    this.code = code;
    this.frenchMessage = frenchMessage;
    this.fields = body?.fields;
    this.body = body;
  }
}

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown, fallback = 'Une erreur est survenue'): string {
  if (!(error instanceof ApiError)) return fallback;
  const hasNoWords = error.code === 'unreadable' && error.status !== 200;
  return hasNoWords ? fallback : error.frenchMessage;
}
