import type { Component } from '../../pixels/components.ts';
import type { RecognisedWord } from '../../pixels/ports.ts';

const lookalikes = /^(?:[>71lI|)P2]|[>71lI|)P2][>71lI|)P2?!]*[?!]|[?!][>71lI|)P2?!]*[>71lI|)P2])$/;

/**
 * Mends «?» and «!», one or a run of them, that were read as digits or letters: the pixels show bodies above dots. «I!»
 * without a dot is «Il».
 */
export function mendSign(word: RecognisedWord, marks: Component[], xHeight: number): RecognisedWord {
  if (word.text === 'I!' && marks.length === 2) return { ...word, text: 'Il' };
  if (!lookalikes.test(word.text)) return word;
  const isSmall = ({ x0, x1, y0, y1 }: Component) => y1 - y0 < xHeight * 0.42 && x1 - x0 < xHeight * 0.42;
  const bodies = marks.filter((mark) => !isSmall(mark));
  const dots = marks.filter(isSmall);
  const isAbove = (body: Component, dot: Component) => dot.y0 >= body.y1 - 1 && dot.x0 < body.x1 && dot.x1 > body.x0;
  const isSigns = bodies.length === dots.length && bodies.every((body) => dots.some((dot) => isAbove(body, dot)));
  if (bodies.length === 0 || !isSigns) return word;
  const ordered = bodies.toSorted((one, other) => one.x0 - other.x0);
  return { ...word, text: ordered.map(({ x0, x1 }) => (x1 - x0 > xHeight * 0.4 ? '?' : '!')).join('') };
}
