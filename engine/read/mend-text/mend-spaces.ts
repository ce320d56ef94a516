import type { Component } from '../../pixels/components.ts';
import type { RecognisedWord } from '../../pixels/ports.ts';

// Mends spaces by the gaps in the pixels: French puts a space before «?», people often do not, and recognition joins words.

const sign = /^(.*[\p{L}\d)"'»])([?!:;]+)$/u;

/** Not French words, but what recognition makes of frequent pairs («et toi») whose letters nearly touch. */
const glued = /^(et)(toi|moi|vous|lui|elle|nous)([,.?!]*)$|^(on)(y)()$/i;

/** The word, or the two or three words that it is made of. */
export function mendSpaces(word: RecognisedWord, marks: Component[], xHeight: number): RecognisedWord[] {
  const gaps = gapsBetween(marks);
  const pair = glued.exec(word.text);
  if (pair) {
    const [first = '', second = '', end = ''] = pair.slice(1).filter((part) => part !== undefined);
    const x0 = Math.round(word.box.x0 + ((word.box.x1 - word.box.x0) * first.length) / word.text.length);
    const [one, other] = splitAt(word, first, second + end, { x0, width: 0 });
    return one && other
      ? [
          one,
          ...mendSpaces(
            other,
            marks.filter((mark) => mark.x0 >= x0),
            xHeight,
          ),
        ]
      : [word];
  }
  const match = sign.exec(word.text);
  if (match) {
    const [, body = '', signs = ''] = match;
    const gap = gaps[gaps.length - signs.length];
    return gap && gap.width >= xHeight * 0.42 ? splitAt(word, body, signs, gap) : [word];
  }
  const usual = gaps.map(({ width }) => width).sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const wide = gaps.filter(({ width }) => width >= xHeight * 0.5 && width > usual * 2.6);
  if (wide.length !== 1 || word.text.length < 4) return [word];
  const [gap] = wide as [Gap];
  const at = boundaryAt(word, gap);
  // More columns than letters: a mark of the neighbouring word is in this word's box and makes the gap.
  const columns = gaps.length + 1;
  if (columns > word.text.length) return [word];
  const isNumber = at !== null && /\d/.test(word.text.charAt(at - 1)) && /\d/.test(word.text.charAt(at));
  const isThousands = at !== null && /^\d{1,3}$/.test(word.text.slice(0, at)) && /^\d{3}\D*$/.test(word.text.slice(at));
  return at === null || (isNumber && !isThousands)
    ? [word]
    : splitAt(word, word.text.slice(0, at), word.text.slice(at), gap);
}

interface Gap {
  x0: number;
  width: number;
}

/** Empty columns between marks, from left to right. */
function gapsBetween(marks: Component[]): Gap[] {
  const gaps: Gap[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { x0, x1 } of marks) {
    if (end > Number.NEGATIVE_INFINITY && x0 >= end) gaps.push({ x0: end, width: x0 - end });
    end = Math.max(end, x1);
  }
  return gaps;
}

function splitAt(word: RecognisedWord, first: string, second: string, gap: Gap): RecognisedWord[] {
  return [
    { ...word, text: first, box: { ...word.box, x1: gap.x0 } },
    { ...word, text: second, box: { ...word.box, x0: gap.x0 + gap.width } },
  ];
}

const narrow = /[iljtfrI'.,!:;1|()]/;
const wide = /[mwMWœæ@%]/;

/** Index of the letter after the gap, by the usual widths of letters; null where no letter begins near it. */
function boundaryAt({ text, box }: RecognisedWord, gap: Gap): number | null {
  const widths = [...text].map((letter) => (narrow.test(letter) ? 0.55 : wide.test(letter) ? 1.5 : 1));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const unit = (box.x1 - box.x0 - gap.width) / total;
  let x = box.x0;
  let best: { index: number; distance: number } | null = null;
  for (const [index, width] of widths.entries()) {
    const distance = Math.abs(x - gap.x0);
    if (index > 0 && (!best || distance < best.distance)) best = { index, distance };
    x += width * unit;
  }
  return best && best.distance < unit * 0.8 ? best.index : null;
}
