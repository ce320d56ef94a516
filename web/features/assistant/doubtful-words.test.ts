import { describe, expect, it } from 'vitest';
import { splitDoubtful } from './doubtful-words.ts';

/** Puts doubtful words in brackets. */
const shown = (text: string, ...doubtful: [number, number][]) =>
  splitDoubtful(
    text,
    doubtful.map(([start, end]) => ({ start, end })),
  )
    .map((piece) => (piece.doubt ? `[${piece.text}]` : piece.text))
    .join('');

describe('splitDoubtful', () => {
  it.each<{ text: string; doubtful: [number, number][]; expected: string }>([
    { text: 'Salut toi', doubtful: [], expected: 'Salut toi' },
    { text: 'Rlen de spécial', doubtful: [[0, 4]], expected: '[Rlen] de spécial' },
    { text: '😂 Rlen', doubtful: [[3, 7]], expected: '😂 [Rlen]' },
    {
      text: 'un deux trois',
      doubtful: [
        [0, 2],
        [8, 13],
      ],
      expected: '[un] deux [trois]',
    },
    { text: 'seul', doubtful: [[0, 4]], expected: '[seul]' },
  ])('cuts «$text» into «$expected»', ({ text, doubtful, expected }) => {
    expect(shown(text, ...doubtful)).toBe(expected);
  });
});
