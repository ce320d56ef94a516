import { expect, it } from 'vitest';
import { displayName, initialOf } from './user-name.ts';

it('names a user by first name, else by username', () => {
  expect(displayName({ firstName: 'Élodie', username: 'lea27' })).toBe('Élodie');
  expect(displayName({ firstName: '  ', username: 'lea27' })).toBe('lea27');
  expect(displayName({ firstName: null, username: 'lea27' })).toBe('lea27');
});

it('takes a whole character as the initial', () => {
  expect(initialOf('élodie')).toBe('É');
  expect(initialOf('🦊 Max')).toBe('🦊');
});
