import { expect, it } from 'vitest';
import { isSameMailbox } from './mailbox.ts';

it.each([
  ['lea@exemple.fr', ' LEA@exemple.fr', true],
  ['lea@exemple.fr', 'lea+pro@exemple.fr', true],
  ['lea+a@exemple.fr', 'lea+b@exemple.fr', true],
  ['lea@exemple.fr', 'lea@exemple.com', false],
  ['lea@exemple.fr', 'leo@exemple.fr', false],
  ['lea.martin@gmail.com', 'LeaMartin+pro@googlemail.com', true],
  ['l.e.a@gmail.com', 'lea@gmail.com', true],
  ['lea@gmail.com', 'lea@exemple.fr', false],
  ['lea.martin@exemple.fr', 'leamartin@exemple.fr', false],
  ['lea@notgmail.com', 'l.ea@notgmail.com', false],
])('%s and %s are one mailbox: %s', (one, other, same) => {
  expect(isSameMailbox(one, other)).toBe(same);
});
