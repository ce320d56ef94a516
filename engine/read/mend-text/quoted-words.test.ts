import { describe, expect, it } from 'vitest';
import type { RecognisedWord } from '../../pixels/ports.ts';
import { wordAt } from '../testing/build.ts';
import { quotedWords } from './quoted-words.ts';

function line(text: string): RecognisedWord[] {
  let x = 0;
  return text.split(' ').map((word) => {
    const read = wordAt(word, { x0: x, x1: x + word.length * 10, y1: 16 });
    x += (word.length + 1) * 10;
    return read;
  });
}

function left(lines: string[], matchName: string | null = 'Léa'): string {
  return quotedWords(lines.map(line), matchName)
    .map((words) => words.map(({ text }) => text).join(' '))
    .filter(Boolean)
    .join(' / ');
}

describe('a quote', () => {
  it.each([
    { what: 'above it «Vous»', lines: ['Vous', 'Oui'], said: 'Oui' },
    { what: 'above it the match’s name', lines: ['Léa', 'Oui'], said: 'Oui' },
    {
      what: 'above it a name that the header does not show',
      lines: ['Camille', 'on se voit jeudi soir ?'],
      said: 'on se voit jeudi soir ?',
    },
    { what: 'before it a bar', lines: ['I Presque'], said: 'Presque' },
    { what: 'both', lines: ['I Vous', 'Noté'], said: 'Noté' },
  ])('is without $what', ({ lines, said }) => {
    expect(left(lines)).toBe(said);
  });

  it.each([
    { what: 'one line', lines: ['Vous'] },
    { what: 'a line that leaves no room', lines: ['Une stratégie. Le chien', 'appartient à ma sœur'] },
    { what: 'a first line in small letters', lines: ['ah non', 'je ne crois pas du tout'] },
  ])('keeps $what', ({ lines }) => {
    expect(left(lines)).toBe(lines.join(' / '));
  });
});
