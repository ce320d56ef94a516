import { expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { ApiError } from '../../api-error.ts';
import { isBadLink } from './mail-link.ts';

const refusal = (status: number, body: ErrorBody) => new ApiError(status, body.code, '', body.message, body);

it.each([
  ['a used or expired link', refusal(400, { code: 'invalid_token', message: '' }), true],
  ['a truncated link', refusal(400, { code: 'invalid_body', message: '', fields: { token: 'Lien incomplet' } }), true],
  ['an error of another field', refusal(400, { code: 'invalid_body', message: '', fields: { password: '' } }), false],
  ['a rate limit', refusal(429, { code: 'rate_limited', message: '' }), false],
  ['no answer', new ApiError(0, 'network', 'network', ''), false],
  ['no error', null, false],
])('isBadLink, given %s', (_name, error, expected) => {
  expect(isBadLink(error)).toBe(expected);
});
