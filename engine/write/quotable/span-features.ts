import { fold } from '#engine/french/fold.ts';
import type { Span } from './spans.ts';

// What the model of quotable words looks at: where the words stand, how they begin and end, what they speak of.

const days = /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir)\b/;
const subject = /^(?:je|j'|on|il|elle|c'|ca|ils|elles|mon|ma|mes)/;

export function spanFeatures(span: Span): string[] {
  const { text, before, after, sentence, sentences, isStart, isEnd, isQuoted } = span;
  const words = wordsOf(text);
  const folded = fold(text);
  const left = sentences - 1 - sentence;
  const traits: [string, boolean][] = [
    ['start', isStart],
    ['end', isEnd],
    ['whole', isStart && isEnd],
    ['quoted', isQuoted],
    ['only', sentences === 1],
    ['hour', /\b\d{1,2} ?h(?:\d\d)?\b/.test(text)],
    ['digit', /\d/.test(text)],
    ['day', days.test(folded)],
    ['name', /(?<=\s)\p{Lu}\p{Ll}/u.test(text)],
    ['subject', subject.test(folded)],
  ];
  return [
    `words ${Math.min(12, words.length)}`,
    `long words ${Math.min(6, words.filter((word) => word.length >= 4).length)}`,
    `^${words[0]}`,
    `^${words[0]} ${words[1]}`,
    `$${words.at(-1)}`,
    `<${wordsOf(before).at(-1) ?? ''}`,
    `>${wordsOf(after)[0] ?? ''}`,
    `left ${Math.min(3, left)}`,
    `sentence ${Math.min(2, sentence)}`,
    `left ${Math.min(2, left)} ${isEnd ? 'end' : ''}`,
    ...traits.filter(([, has]) => has).map(([name]) => name),
    ...new Set(words.flatMap((word) => (word.length > 5 ? [word, `${word.slice(0, 5)}~`] : [word]))),
  ];
}

function wordsOf(text: string): string[] {
  const words = fold(text.replaceAll('’', "'")).match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*'?/gu) ?? [];
  return words.flatMap((word) => word.split(/(?<=^(?:[cdjlmnst]|qu)')/)).map((word) => (/\d/.test(word) ? '#' : word));
}
