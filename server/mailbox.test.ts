// @demand mail-flood
import { expect, it } from 'vitest';
import { isSameMailbox, ownedDomainOf } from './mailbox.ts';

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
  ['lea.martin@proton.me', 'L-ea_martin+shop@protonmail.com', true],
  ['leamartin@pm.me', 'lea.martin@protonmail.ch', true],
  ['lea@proton.me', 'leo@proton.me', false],
  ['lea-shop@yahoo.fr', 'lea@yahoo.fr', true],
  ['lea@yahoo.fr', 'lea@yahoo.com', false],
  ['lea.martin@yahoo.fr', 'leamartin@yahoo.fr', false],
  ['lea.martin@yandex.ru', 'lea-martin@ya.ru', true],
  ['lea@icloud.com', 'lea+x@me.com', true],
  ['lea+x@outlook.fr', 'lea@outlook.fr', true],
  ['lea@outlook.fr', 'lea@hotmail.fr', false],
  ['shop@lea.fastmail.com', 'lea+bank@fastmail.com', true],
  ['lea@fastmail.com', 'lea@fastmail.fm', false],
  ['shop@lea.exemple.fr', 'lea@exemple.fr', false],
  ['+a@exemple.fr', '+b@exemple.fr', false],
])('%s and %s are one mailbox: %s', (one, other, same) => {
  expect(isSameMailbox(one, other)).toBe(same);
});

it.each([
  ['lea@exemple.fr', 'exemple.fr'],
  ['lea@a.b.Exemple.fr', 'exemple.fr'],
  ['lea@mail.exemple.co.uk', 'exemple.co.uk'],
  ['lea@exemple.asso.fr', 'exemple.asso.fr'],
  ['lea@gmail.com', null],
  ['lea@orange.fr', null],
  ['shop@lea.fastmail.com', null],
])('mail to %s belongs to the owner of %s', (email, domain) => {
  expect(ownedDomainOf(email)).toBe(domain);
});
