import { expect, it } from 'vitest';
import { soundOf } from './sound.ts';

it.each([
  ["j'ai", 'jai'],
  ['quinze', 'kinze'],
  ['college', 'kolej'],
  ['envoie des photos', 'envoi dé fotos'],
  ['tout', 'tou'],
  ['mourir', 'mourrir'],
  ['chez', 'ché'],
  ['interet', 'interé'],
])('hears «%s» and «%s» as one', (one, other) => {
  const plain = (text: string) => soundOf(text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')).replaceAll(' ', '');
  expect(plain(one)).toBe(plain(other));
});

it.each([
  ['mineure', 'minute'],
  ['mourir', 'nourrir'],
])('tells «%s» from «%s»', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));
