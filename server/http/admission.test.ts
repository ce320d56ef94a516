import { expect, it } from 'vitest';
import { login, me } from '#contract/accounts.ts';
import { cancelByLink, cancelSubscription, requestCancellationLink, withdraw } from '#contract/billing.ts';
import { laneOf } from './admission.ts';

it.each([requestCancellationLink, cancelByLink, cancelSubscription, withdraw])(
  '$path is never refused for want of time',
  (endpoint) => expect(laneOf(endpoint)).toBe('first'),
);

it('other calls wait in their lane', () => {
  expect([laneOf(me), laneOf(login)]).toEqual(['quick', 'passwords']);
});
