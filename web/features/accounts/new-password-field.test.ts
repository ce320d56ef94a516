import { expect, it } from 'vitest';
import { newPassword } from '#contract/fields.ts';
import { lengthHint } from './new-password-field.tsx';

it('counts down to the minimum length that the schema requires', () => {
  expect(newPassword.safeParse('12345').success).toBe(false);
  expect(newPassword.safeParse('123456').success).toBe(true);
  expect(lengthHint(0)).toContain('6 caractères');
  expect(lengthHint(4)).toBe('Encore 2 caractères');
  expect(lengthHint(5)).toBe('Encore 1 caractère');
  expect(lengthHint(6)).toBe('La longueur est bonne');
});
