import { elides } from '#engine/french/elision.ts';
import { fold } from '#engine/french/fold.ts';
import type { Address } from '#engine/french/noun-phrase.ts';
import type { HeardMessage } from '#engine/understand/situation.ts';
import { bareOf } from '#engine/understand/spoken-french.ts';
import * as words from './lexicon/fragment-words.ts';
import { isRepeatable } from './punchline.ts';

// The few words of a turn that a friend would pick up: «onze cendriers», «un crédit sur 25 ans». A thing with its article and
// what belongs to it, found by closed classes of words: where one begins, what may follow, what it is never.

export interface Fragment {
  /** As it is said back: «mon dentiste» → «ton dentiste». */
  text: string;
  /** «du tabouret»: after «le coup»; undefined where several things do not make one. */
  of?: string;
  /** Its noun, folded. */
  noun: string;
  worth: number;
}

interface Token {
  text: string;
  plain: string;
  /** Whether a sign stands before it: nothing reaches across. */
  isFirst: boolean;
}

const tokenPattern = /(?:qu|[cdjlmnst])['’](?=\p{L})|[\p{L}\d]+(?:[-'’][\p{L}\d]+)*|[.,;:!?…()«»"“”–—\n]/giu;
const least = 1;

/** The best first. */
export function fragmentsOf(turn: HeardMessage[], earlier: HeardMessage[], address: Address): Fragment[] {
  const said = new Set(earlier.flatMap(({ text }) => fold(text).match(/[a-z]{4,}/g) ?? []));
  const sentences = turn
    .flatMap(({ text }) => text.match(/[^.!?…\n]+[.!?…]*/g) ?? [])
    .filter((sentence) => !sentence.includes('?'));
  const found = sentences.flatMap((sentence, place) => {
    const tokens = tokensOf(bareOf(sentence));
    return tokens.flatMap((_, start) => {
      const phrase = phraseAt(tokens, start);
      if (!phrase) return [];
      const text = saidBack(tokens.slice(start, phrase.end), address);
      if (!isRepeatable(text)) return [];
      const late = (place + start / tokens.length) / sentences.length;
      const of = ofThing(text);
      return [{ text, ...(of ? { of } : {}), noun: phrase.noun, worth: worthOf(phrase, said) + late }];
    });
  });
  return unique(found.filter(({ worth }) => worth >= least).sort((a, b) => b.worth - a.worth));
}

function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = [];
  let isFirst = true;
  for (const [text] of sentence.matchAll(tokenPattern)) {
    if (/^[\p{L}\d]/u.test(text)) {
      tokens.push({ text, plain: fold(text.replace('’', "'")), isFirst });
      isFirst = false;
    } else isFirst = true;
  }
  return tokens;
}

interface Phrase {
  end: number;
  determiner: 'number' | 'indefinite' | 'owned' | 'definite';
  noun: string;
  hasMore: boolean;
}

function phraseAt(tokens: Token[], start: number): Phrase | null {
  const determiner = determinerAt(tokens, start);
  if (!determiner) return null;
  let at = determiner.end;
  while (isWithin(tokens, at) && words.adjectivesBefore.has(plainAt(tokens, at)) && isNounLike(tokens, at + 1)) at++;
  if (!isNounLike(tokens, at) || !agrees(determiner, plainAt(tokens, at))) return null;
  const noun = plainAt(tokens, at);
  let end = at + 1;
  while (isWithin(tokens, end) && isAdjectiveAfter(tokens[end])) end++;
  const isCounted = determiner.kind === 'number' || determiner.kind === 'indefinite';
  const complement = complementAt(tokens, end, isCounted);
  if (complement === null) end = secondAt(tokens, end) ?? end;
  else end = complementAt(tokens, complement, false) ?? complement;
  return { end, determiner: determiner.kind, noun, hasMore: end > at + 1 };
}

/** Several things show it; one thing seldom looks like several. */
function agrees({ isPlural }: Determiner, noun: string): boolean {
  return !isPlural || /[sxz]$/.test(noun) || words.measures.has(noun);
}

interface Determiner {
  kind: Phrase['determiner'];
  end: number;
  isPlural: boolean;
}

function determinerAt(tokens: Token[], at: number): Determiner | null {
  const word = plainAt(tokens, at);
  const before = tokens[at]?.isFirst ? '' : plainAt(tokens, at - 1);
  if (words.denials.has(before)) return null;
  const isPlural = words.plurals.has(word) || isCount(word);
  const found = kindOfDeterminer(tokens, at, word, before);
  return found && { ...found, isPlural };
}

function kindOfDeterminer(
  tokens: Token[],
  at: number,
  word: string,
  before: string,
): { kind: Phrase['determiner']; end: number } | null {
  const after = plainAt(tokens, at + 1);
  if (isCount(before) && isCount(word)) return null;
  if (words.numbers.has(word) || /^\d{1,3}$/.test(word))
    return { kind: 'number', end: /^\d{3}$/.test(after) || words.hundreds.has(after) ? at + 2 : at + 1 };
  if (word === 'de' && (after === 'la' || after === "l'") && words.takesPartitive.has(before))
    return { kind: 'indefinite', end: at + 2 };
  if (word === 'du' && tokens[at]?.text.toLowerCase() === 'du' && words.takesPartitive.has(before))
    return { kind: 'indefinite', end: at + 1 };
  if (word === 'des' && words.joins.has(before)) return null;
  if (words.indefinites.has(word)) return { kind: 'indefinite', end: at + 1 };
  if (words.owned.has(word)) return { kind: 'owned', end: at + 1 };
  const isPronoun = words.beforePronoun.has(before) || words.auxiliaries.has(after) || isInfinitive(after);
  if (words.definites.has(word) && !isPronoun) return { kind: 'definite', end: at + 1 };
  return null;
}

/** «de mon dentiste», «sur 25 ans», «à raclette»: what belongs to the thing. */
function complementAt(tokens: Token[], at: number, isCounted: boolean): number | null {
  const join = plainAt(tokens, at);
  if (!isWithin(tokens, at) || !words.joins.has(join) || tokens[at]?.text === 'a') return null;
  if (words.loosens.has(join) && !isCounted) return null;
  let next = at + 1;
  if (join === 'de' && isWithin(tokens, next) && /^\d{1,3}$/.test(plainAt(tokens, next)) && !isWithin(tokens, next + 1))
    return next + 1;
  if (isWithin(tokens, next) && isDeterminer(plainAt(tokens, next))) next++;
  if (plainAt(tokens, next - 1) === 'de' && plainAt(tokens, next) === 'la') next++;
  if (words.adjectivesBefore.has(plainAt(tokens, next)) && isNounLike(tokens, next + 1)) next++;
  const word = plainAt(tokens, next);
  const isThing = isNounLike(tokens, next, true) && !isInfinitive(word) && !(join === 'en' && word.endsWith('ant'));
  return isThing && !words.numbers.has(word) ? next + 1 : null;
}

/** «une bonne nouvelle et un rhume»: two things go together. */
function secondAt(tokens: Token[], at: number): number | null {
  if (!isWithin(tokens, at) || plainAt(tokens, at) !== 'et' || !words.indefinites.has(plainAt(tokens, at + 1)))
    return null;
  return isNounLike(tokens, at + 2) ? at + 3 : null;
}

const isWithin = (tokens: Token[], at: number) => tokens[at] !== undefined && !tokens[at].isFirst;
const plainAt = (tokens: Token[], at: number) => tokens[at]?.plain ?? '';

function isNounLike(tokens: Token[], at: number, mayBeTime = false): boolean {
  if (!isWithin(tokens, at)) return false;
  const word = plainAt(tokens, at);
  return /^\p{L}[\p{L}-]{2,}$/u.test(word) && !words.neverNouns.has(word) && (mayBeTime || !words.idleNouns.has(word));
}

function isAdjectiveAfter(token: Token | undefined): boolean {
  if (!token || words.neverNouns.has(token.plain)) return false;
  return words.adjectivesAfter.has(token.plain) || words.adjectiveEnding.test(token.text);
}

const isInfinitive = (word: string) => words.infinitive.test(word) && !words.nounsLikeInfinitives.has(word);

function worthOf({ determiner, noun, hasMore }: Phrase, said: Set<string>): number {
  const byDeterminer = { number: 2, indefinite: 1.3, owned: 0.4, definite: 0.2 }[determiner];
  return (
    byDeterminer +
    (hasMore ? 0.8 : 0) +
    (noun.length > 6 ? 0.3 : 0) -
    (said.has(noun) ? 1.2 : 0) -
    (words.people.has(noun) ? 1 : 0) -
    (words.measures.has(noun) ? 1.5 : 0) -
    (words.abstract.has(noun) ? 1.5 : 0)
  );
}

const isDeterminer = (word: string) => words.anyDeterminer.has(word) || words.numbers.has(word) || /^\d+$/.test(word);

/** What was told has become known: «un tabouret» → «du tabouret». */
function ofThing(text: string): string | undefined {
  if (/ et /.test(text)) return undefined;
  const [, determiner = '', rest = ''] = /^(l'|de la |de l'|\S+ )(.+)$/.exec(text) ?? [];
  const elided = elides(rest) ? `de l'${rest}` : null;
  switch (determiner.trim()) {
    case 'un':
    case 'le':
    case 'du':
      return elided ?? `du ${rest}`;
    case 'une':
    case 'la':
    case 'de la':
      return elided ?? `de la ${rest}`;
    case "l'":
    case "de l'":
      return `de l'${rest}`;
    case 'des':
    case 'les':
      return `des ${rest}`;
    default:
      return undefined;
  }
}

const isCount = (word: string) => /^\d/.test(word) || words.numbers.has(fold(word));

function saidBack(tokens: Token[], address: Address): string {
  const theirs = words.saidBack[address];
  return tokens
    .map(({ text, plain }, at) => {
      const calm = at === 0 || (text.length > 3 && text === text.toUpperCase()) ? text.toLowerCase() : text;
      return theirs[plain] ?? calm.replace('’', "'");
    })
    .join(' ')
    .replaceAll("' ", "'");
}

function unique(fragments: Fragment[]): Fragment[] {
  const kept: Fragment[] = [];
  for (const each of fragments) if (!kept.some(({ text }) => text.includes(each.text))) kept.push(each);
  return kept;
}
