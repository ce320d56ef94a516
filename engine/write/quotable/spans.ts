import type { HeardMessage } from '#engine/understand/situation.ts';
import { hear } from '#engine/understand/spoken-french.ts';

// The stretches of a turn that could be said back between quotes: whole sentences, and what stands between the joints of one.

export interface Span {
  text: string;
  /** The words right before and after it in its sentence, or ''. */
  before: string;
  after: string;
  /** Which sentence of how many, from 0. */
  sentence: number;
  sentences: number;
  /** Whether it reaches the end of its sentence. */
  isEnd: boolean;
  isStart: boolean;
  isQuoted: boolean;
}

const emoji = /\p{Extended_Pictographic}/u;
const quotes = /[«"“]\s*([^«»"“”]{6,60}?)\s*[»"”]/g;
/** Where a sentence can be taken apart; the joint stays with what follows. */
const joint =
  /(?<!\d)(?=,)|(?=,(?!\d))|(?=[;:()–—])| (?=(?:mais|sauf que?|alors que?|parce que?|parce qu['’]|donc|du coup|puis|et|ou|avec|dont|qui|pour que?|quand|comme|sans|depuis|pendant|après|avant|j['’]ai|je|on|c['’]est|il|elle|ils|elles)(?: |['’]))/iu;
/** «M. Vidal» is no end of a sentence. */
const titles = /\b(M|Mr|Dr|St)\. (?=\p{Lu})/gu;
const mostParts = 14;

export function spansOf(turn: HeardMessage[]): Span[] {
  const sentences = turn
    .flatMap(({ text }) =>
      text.split(emoji).flatMap(
        (part) =>
          hear(part)
            .bare.replace(titles, '$1')
            .match(/[^.!?…\n]+[.!?…]*/g) ?? [],
      ),
    )
    .filter((sentence) => !sentence.includes('?'));
  const spans = sentences.flatMap((sentence, place) => within(sentence, place, sentences.length));
  const said = turn.flatMap(({ text }) => [...text.matchAll(quotes)].map(([, words = '']) => words));
  const quoted = said.map((text): Span => ({ ...spanOf(text, '', '', 0, 1), isQuoted: true }));
  return [...quoted, ...spans];
}

function within(sentence: string, place: number, sentences: number): Span[] {
  const parts = sentence.split(joint).slice(0, mostParts);
  return parts.flatMap((_, start) =>
    parts.slice(start).map((__, length) => {
      const end = start + length + 1;
      return spanOf(
        parts.slice(start, end).join(' '),
        parts.slice(0, start).join(' '),
        parts.slice(end).join(' '),
        place,
        sentences,
      );
    }),
  );
}

function spanOf(text: string, before: string, after: string, sentence: number, sentences: number): Span {
  return {
    text,
    before: before.trim(),
    after: after.trim(),
    sentence,
    sentences,
    isStart: before.trim() === '',
    isEnd: after.trim() === '',
    isQuoted: false,
  };
}
