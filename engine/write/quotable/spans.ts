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
/** Where a thing is named, with its article or its number. */
const thing =
  /(?<=\S )(?<!\b(?:de|heures?|euros|ans) )(?:(?:une?|des|mon|ma|mes|le|la|les|ce|cette|ces|notre|nos|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|\d+)(?: )|l['’])(?=\p{L}{3})/giu;
/** «M. Vidal» is no end of a sentence. */
const sir = /\bMr?\. (?=\p{Lu})/gu;
const mostParts = 14;

export function spansOf(turn: HeardMessage[]): Span[] {
  const sentences = turn
    .flatMap(({ text }) =>
      text.split(emoji).flatMap(
        (part) =>
          hear(part)
            .bare.replace(sir, 'monsieur ')
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
  return parts.flatMap((part, start) =>
    [part, ...thingsIn(part)].flatMap((first) => {
      const reach = first === part ? parts.length - start : 1 + attachedTo(first, parts.slice(start + 1));
      return Array.from({ length: isTorn(part, start) && first === part ? 0 : reach }, (_, length) => {
        const end = start + length + 1;
        return spanOf(
          [first, ...parts.slice(start + 1, end)].join(' '),
          [...parts.slice(0, start), part.slice(0, part.length - first.length)].join(' '),
          parts.slice(end).join(' '),
          place,
          sentences,
        );
      });
    }),
  );
}

/** How many of the parts that follow a thing belong to it: «un papi | qui pleure», not «… sur le loto | qui m’a eu». */
function attachedTo(named: string, parts: string[]): number {
  const isOneOfMany = /^(?:une?|des|deux|trois|quatre|cinq|six|\d+)\s/i.test(named);
  const joins = isOneOfMany ? /^\s*(?:qui|dont|avec|sans|comme|pour)\b/i : /^\s*(?:avec|sans)\b/i;
  const other = parts.findIndex((part) => !joins.test(part));
  return other < 0 ? parts.length : other;
}

/** «le noir | et blanc ça fait…»: what follows an «et» is a sentence of its own only where it starts like one. */
const isTorn = (part: string, start: number) =>
  start > 0 &&
  /^\s*(?:et|ou) /i.test(part) &&
  !/^\s*(?:et|ou) (?:(?:je|on|il|elle|ils|elles|ça|ca|mon|ma|mes|le|la|les|une?|des|tout|toute|personne|rien|\d+) |c['’]|j['’]|l['’])/i.test(
    part,
  );

/** «j’ai fini avec | un papi qui pleure»: a part from where a thing is named. */
function thingsIn(part: string): string[] {
  return [...part.matchAll(thing)]
    .map(({ index }) => part.slice(index))
    .filter((named) => !/ en \p{L}+ant\b/iu.test(named));
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
