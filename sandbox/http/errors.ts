import type { StripeObject } from '../objects/types.ts';

/** An error of the API. With `started`, work had begun: the answer is remembered under the idempotency key. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly started: boolean;

  constructor(status: number, body: { type: string; message: string } & Record<string, unknown>, started = true) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.started = started;
  }
}

export function invalidRequest(message: string, details: { code?: string; param?: string } = {}): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...details });
}

/** A parameter that cannot be parsed: no work began, so the idempotency key may be used again. */
export function badParameter(code: string, param: string, message: string): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', code, message, param }, false);
}

const spokenNames: Record<string, string> = {
  'checkout.session': 'checkout session',
  'billing_portal.configuration': 'configuration',
  'test_helpers.test_clock': 'test clock',
};

/** 404 for a missing object that the path names, 400 for one that a parameter names. */
export function noSuch(kind: string, id: string, param = 'id'): StripeError {
  const name = spokenNames[kind] ?? kind.replaceAll('_', ' ');
  const message = `No such ${name}: '${id}'`;
  const body = { type: 'invalid_request_error', code: 'resource_missing', message, param };
  return new StripeError(param === 'id' ? 404 : 400, body);
}

export interface Decline {
  code: string;
  declineCode?: string;
  message: string;
}

export function cardError(decline: Decline, details: { charge?: string; payment_intent?: StripeObject } = {}) {
  const { code, declineCode, message } = decline;
  return new StripeError(402, {
    type: 'card_error',
    code,
    ...(declineCode ? { decline_code: declineCode } : {}),
    message,
    ...details,
  });
}
