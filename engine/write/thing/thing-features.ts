import { fold } from '#engine/french/fold.ts';
import type { Thing } from './things.ts';

// What the model of things worth naming looks at: the words of the thing, where it stands and what is said around it.

export function thingFeatures(thing: Thing): string[] {
  const { text, written, before, after, sentence, sentences, isAsked, isPlural, isName, place, places } = thing;
  const [determiner = '', ...rest] = [...(isName ? ['@'] : []), ...wordsOf(written)];
  const last = rest.at(-1) ?? '';
  const left = sentences - 1 - sentence;
  const ahead = wordsOf(before);
  const next = wordsOf(after)[0] ?? '';
  const traits: [string, boolean][] = [
    ['asked', isAsked],
    ['plural', isPlural],
    ['closing', after.trim().replace(/[.!…\s]+$/, '') === ''],
    ['opening', ahead.length === 0],
    ['comma', /^\s*[,;:(–—]/.test(after)],
    ['only', sentences === 1],
    ['name', /(?<=\s)\p{Lu}\p{Ll}/u.test(text)],
    ['number', /\d/.test(written)],
    ['compared', ahead.at(-1) === 'comme'],
  ];
  return [
    `words ${Math.min(5, rest.length)}`,
    `det ${determiner}`,
    `det ${determiner} ${last.slice(-3)}`,
    `$${last}`,
    `ending ${last.slice(-2)}`,
    `ending ${last.slice(-3)}`,
    `ending ${last.slice(-4)}`,
    `length ${Math.min(12, last.length)}`,
    `${rest.length > 1 ? 'tail' : 'head'} ${last.slice(-3)}`,
    `<${ahead.at(-1) ?? ''}`,
    `<<${ahead.slice(-2).join(' ')}`,
    `>${next}`,
    `left ${Math.min(3, left)}`,
    `things ${Math.min(5, places)}`,
    `from the end ${Math.min(4, places - 1 - place)}`,
    `from the start ${Math.min(3, place)}`,
    `${determiner} ${isAsked ? '?' : '.'} ${after === '' ? '$' : ''}`,
    `sentence ${Math.min(2, sentence)}`,
    ...traits.filter(([, has]) => has).map(([name]) => name),
    ...new Set(rest.flatMap((word) => [word, `${word.slice(0, 5)}~`])),
  ];
}

function wordsOf(text: string): string[] {
  const words = fold(text.replaceAll('’', "'")).match(/[\p{L}\d]+(?:-[\p{L}\d]+)*'?/gu) ?? [];
  return words.map((word) => (/^\d/.test(word) ? '#' : word));
}
