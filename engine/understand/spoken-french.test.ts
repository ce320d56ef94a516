import { describe, expect, it } from 'vitest';
import { emojiIn, hear } from './spoken-french.ts';

describe('what a message says', () => {
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
  ])('«%s» → «%s»', (text, plain) => expect(hear(text).plain).toBe(plain));

  it('keeps emoji apart', () => {
    expect(hear('Trop bien 😂').hasEmoji).toBe(true);
    expect(hear('Trop bien :)').bare).toBe('Trop bien');
    expect(hear('Trop bien').hasEmoji).toBe(false);
    expect(emojiIn('a😂b😉')).toEqual(['😂', '😉']);
  });

  it('looks at a bounded part', () => {
    expect(hear('a b '.repeat(10_000)).text).toHaveLength(1_000);
  });
});
