import type { ErrorBody, ErrorCode } from '#contract/errors.ts';

/** A failed call. `message` is «status: body», for logs; `frenchMessage` is the sentence for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 if no answer came. */
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

/** The French sentence for any error; `fallback` if it brings none. */
export function messageOf(error: unknown, fallback = 'Une erreur est survenue'): string {
  if (!(error instanceof ApiError)) return fallback;
  const hasNoWords = error.code === 'unreadable' && error.status !== 200;
  if (hasNoWords) return fallback;
  const [problem, another] = Object.values(error.fields ?? {});
  // What is wrong with the one wrong field says more than that some fields are wrong.
  return problem && !another ? problem : error.frenchMessage;
}
