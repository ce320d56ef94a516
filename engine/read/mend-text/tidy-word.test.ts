import { describe, expect, it } from 'vitest';
import { tidyWord } from './tidy-word.ts';

describe('a word as it was read', () => {
  it.each([
    ['j’ai', "j'ai"],
    ['l`autre', "l'autre"],
    ['“oui”', '"oui"'],
    ['bon…', 'bon...'],
    ['|', 'I'],
    ['|e', 'le'],
    ["|'autre", "l'autre"],
    ['|nes', 'lnes'],
    ['W|FI', 'WIFI'],
    ['——', '—'],
    ['Ter', '1er'],
    ['Terre', 'Terre'],
    ['20M15,', '20h15,'],
    ['20M150', '20M150'],
    ['tfg', 'tfq'],
    ['Mercili', 'Merciii'],
    ['ouill', 'ouiii'],
    ['merci', 'merci'],
    ['mercil!', 'mercil!'],
    ['après-midi', 'après-midi'],
    ['', ''],
  ])('«%s» is «%s»', (read, expected) => {
    expect(tidyWord(read)).toBe(expected);
  });
});
