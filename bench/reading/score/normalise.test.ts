import { describe, expect, it } from 'vitest';
import { comparable, emojiOf } from './normalise.ts';

describe('comparable', () => {
  it.each([
    ['J’arrive…', "J'arrive..."],
    ['Ça va\u202f?', 'Ça va ?'],
    ['  deux\nlignes ', 'deux lignes'],
    ['Oui 😂 non ❤️', 'Oui non'],
    ['e\u0301te\u0301', 'été'],
    ['❤️', ''],
    ['19h30 à 18,50 €', '19h30 à 18,50 €'],
  ])('%s → %s', (text, expected) => {
    expect(comparable(text)).toBe(expected);
  });
});

describe('emojiOf', () => {
  it('lists each emoji without its variation selector', () => {
    expect(emojiOf('Ok ❤️😂😂')).toEqual(['❤', '😂', '😂']);
    expect(emojiOf('15h, place 9 ?')).toEqual([]);
  });
});
