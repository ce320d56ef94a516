import { expect, it } from 'vitest';
import { mendedEmail } from './email-typo.ts';

it.each([
  ['lea@gmial.com', 'lea@gmail.com'],
  ['Lea.D@gmail.con', 'Lea.D@gmail.com'],
  ['lea@gamil.cmo', 'lea@gmail.com'],
  ['lea@gmail.fr', 'lea@gmail.com'],
  ['lea@gmai.com', 'lea@gmail.com'],
  ['lea@hotmial.fr', 'lea@hotmail.fr'],
  ['lea@outlok.com', 'lea@outlook.com'],
  ['lea@ornage.fr', 'lea@orange.fr'],
  ['lea@yaho.fr', 'lea@yahoo.fr'],
  ['lea@icloud.cm', 'lea@icloud.com'],
  ['lea@laposte.nte', 'lea@laposte.net'],
  ['lea@free.fe', 'lea@free.fr'],
])('%s was to be %s', (typed, mended) => {
  expect(mendedEmail(typed)).toBe(mended);
});

it.each([
  'lea@gmail.com',
  'lea@gmail.co',
  'lea@gmail',
  'lea@hotmail.es',
  'lea@outlook.de',
  'lea@orange.com',
  'lea@fred.fr',
  'lea@tree.fr',
  'lea@liv.fr',
  'lea@gmx.fr',
  'lea@mail.com',
  'lea@email.com',
  'lea@exemple.fr',
  'lea',
  'lea@',
  '@gmial.com',
  'a@b@gmial.com',
  '',
])('%s gets no hint', (typed) => {
  expect(mendedEmail(typed)).toBeNull();
});
