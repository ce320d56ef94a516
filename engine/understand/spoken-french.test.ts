import { describe, expect, it } from 'vitest';
import { emojiIn, hear } from './spoken-french.ts';

describe('hear', () => {
  it.each([
    ['Jsuis pas intéressée', 'je suis pas interessee'],
    ['je ne suis pas dispo', 'je suis pas disponible'],
    ['Je n’ai pas envie', "j'ai pas envie"],
    ['g pas le temps', "j'ai pas le temps"],
    ['t ou', "t'es ou"],
    ['ouiiii trooop bien', 'oui trop bien'],
    ['tkt pas de soucis', "t'inquiete pas de soucis"],
    ['sa va ?', 'ca va ?'],
    ['ta un chien ?', "t'as un chien ?"],
    ['ta photo est cool', 'ta photo est cool'],
    ['tes dispo ce we ?', "t'es disponible ce week-end ?"],
    ['tes photos', 'tes photos'],
    ['Quoi ??', 'quoi ?'],
    ['😂😂', ''],
    ['', ''],
  ])('spells «%s» out as «%s»', (text, plain) => expect(hear(text).plain).toBe(plain));

  it('tells emoji and smileys from words', () => {
    expect(hear('Trop bien 😂').plain).toBe('trop bien');
    expect(hear('Trop bien :)').plain).toBe('trop bien');
    expect(emojiIn('a😂b😉')).toEqual(['😂', '😉']);
  });

  it('reads the first 1,000 characters', () => {
    expect(hear('a b '.repeat(10_000)).text).toHaveLength(1_000);
  });
});
