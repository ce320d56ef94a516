import { join } from '#engine/french/elision.ts';
import { fold } from '#engine/french/fold.ts';
import type { Address } from '#engine/french/noun-phrase.ts';
import type { HeardMessage } from '#engine/understand/situation.ts';
import { betweenEmoji, hear } from '#engine/understand/spoken-french.ts';
import { isPresentable } from '../quotable/repeatable.ts';
import { namesIn } from './names.ts';
import { ahead, empty, functionWord, hyphenated, people } from './thing-words.ts';

// The things that a turn names with an article, a possessive or a number: «un saladier», «ma grand-mère», «14 cartons», and by a name. Each
// can be said back as what both now know of: «le saladier», «ta grand-mère», «les 14 cartons».

export interface Thing {
  /** As it is said back: «le saladier», «ta grand-mère». */
  text: string;
  isPlural: boolean;
  /** As it was said. */
  written: string;
  /** The words right before and after it in its sentence, or ''. */
  before: string;
  after: string;
  /** Which sentence of how many, from 0. */
  sentence: number;
  sentences: number;
  isAsked: boolean;
  /** Without an article: «Quimper», «Olaf». */
  isName: boolean;
  /** Which of how many things of the turn, from 0. */
  place: number;
  places: number;
}

const numbers =
  'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|cent|mille|\\d{1,3}';
const possessives = 'mon|ma|mes|notre|nos|ton|ta|tes|votre|vos|son|sa|ses|leur|leurs';
const determiner = new RegExp(
  `(?<![\\p{L}\\d-]|(?<!\\bd)['’])(?:(?<partitive>de la |de l['’]|à la |à l['’])|(?<simple>(?:une?|des|du|aux?|les?|la|cet?|cette|ces|${possessives}) |l['’])|(?<number>(?:${numbers}) ))(?=[\\p{L}\\d])`,
  'giu',
);
/** «Pas pour la chaudière» */
const denied = /(?:^|\s)(?<!pourquoi )pas(?: pour| de| avec| sur| à| en| besoin de)?$/iu;
/** Before «la» or «les», these make it a pronoun: «je les trouve». */
const beforePronoun = /(?:^|[\s'’])(?:je|tu|il|elle|on|nous|vous|ils|elles|ne|n|me|te|se|lui|leur|y|qui|en)$/iu;
const beforeInfinitive =
  /(?:^|[\s'’])(?:de|d|à|pour|sans|par|pas|plus|bien|jamais|encore|tout|mal|peux|peut|veux|veut|vais|va|vas|vont|dois|doit|faut|faire|laisse|laisser|voulu|pu|dû|allait|allais|préfère|aime|adore|ose|sais|sait|ça|comment|où)$/iu;
const articles = /^(?:les?|la|l['’])/i;
const infinitive = /^\p{L}+(?:er|ir|re|oir)$/iu;
/** With these a sentence starts that says something of it. */
const definite = /^(?:les?|la|l'|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?) ?$/i;
const isVerbLike = (words: string[], length: number) => length === 2 && /(?:e|ent|ait|aient|it)$/i.test(words[1] ?? '');
/** What follows a noun and goes with it: «de pain», «à roulettes». */
const link = /^(?:de|d|à|en|sans)$/iu;
const word = /[\p{L}\d]+(?:-[\p{L}\d]+)*['’]?/gu;
const mostWords = 4;

export function thingsOf(turn: HeardMessage[], address: Address): Thing[] {
  const sentences = turn.flatMap(({ text, from }) =>
    betweenEmoji(text)
      .flatMap((part) => hear(part).bare.match(/[^.!?…\n]+[.!?…]*/g) ?? [])
      .map((sentence) => ({ sentence: calm(sentence.replaceAll('’', "'")), from })),
  );
  const seen = new Set<string>();
  return sentences
    .flatMap(({ sentence, from }, place) =>
      [...named(sentence), ...determined(sentence, from === 'moi' ? ownWords : theirs[address])].map(
        (found): Omit<Thing, 'place' | 'places'> => ({
          ...found,
          sentence: place,
          sentences: sentences.length,
          isAsked: sentence.trimEnd().endsWith('?'),
        }),
      ),
    )
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .map((thing, place, all) => ({ ...thing, place, places: all.length }));
}

type Found = Omit<Thing, 'place' | 'places' | 'sentence' | 'sentences' | 'isAsked'>;

/** Words that are only shouted. */
const calm = (sentence: string) => sentence.replace(/\p{Lu}{4,}/gu, (shouted) => shouted.toLowerCase());

function named(sentence: string): Found[] {
  return namesIn(sentence)
    .filter(({ text, index }) => isPresentable(text) && !denied.test(sentence.slice(0, index).trim()))
    .map(({ text, written, index }) => ({
      text,
      isPlural: false,
      isName: true,
      written,
      before: sentence.slice(0, index).trim(),
      after: sentence.slice(index + written.length).trim(),
    }));
}

function determined(sentence: string, possessive: Record<string, string>): Found[] {
  return [...sentence.matchAll(determiner)].flatMap((found) => {
    const start = found.index;
    const { partitive, simple, number } = found.groups ?? {};
    const said = (partitive ?? simple ?? number ?? '').toLowerCase();
    const before = sentence.slice(0, start).trim();
    if (denied.test(before)) return [];
    if (
      number &&
      /(?<![\p{L}\d])(?:les|mes|ces|ses|tes|des|nos|vos|leurs|à|a|en|le|la|de|depuis|dans|pour|vers|,\d)$|\d$/iu.test(
        before,
      )
    )
      return [];
    const rest = sentence.slice(start + found[0].length);
    const clause = rest.split(/[,;:()"«»“”–—?!.…]| - /)[0] ?? '';
    const words = clause.match(word) ?? [];
    const [first = ''] = words;
    if (
      articles.test(said) &&
      !number &&
      (beforePronoun.test(before) || (infinitive.test(first) && beforeInfinitive.test(before)))
    )
      return [];
    const ends = /^[.!…]*$/.test(rest.slice(clause.length).trim());
    return phrasesIn(words).flatMap(({ text, length }): Found[] => {
      // «Le public pleure.» says what it does.
      if (before === '' && ends && length === words.length && definite.test(said) && isVerbLike(words, length))
        return [];
      const back = saidBack(said, text, number !== undefined, possessive);
      if (!back || !isPresentable(back.text) || (back.isPlural && !isWrittenPlural(text))) return [];
      const written = `${found[0]}${text}`;
      return [
        {
          ...back,
          written,
          before,
          after: rest.slice(rest.indexOf(words[length - 1] ?? '') + (words[length - 1] ?? '').length).trim(),
          isName: false,
        },
      ];
    });
  });
}

/** The noun with what stands before it, alone and with what follows. */
function phrasesIn(words: string[]): { text: string; length: number }[] {
  if (/^certaine?s?$/i.test(words[0] ?? '')) return [];
  if (hyphenated.test(words[0] ?? '')) return [];
  let noun = 0;
  while (noun < 2 && ahead.test(words[noun] ?? '') && words[noun + 1] && !functionWord.test(words[noun + 1] ?? ''))
    noun++;
  // «les 14 cartons», «mes deux chats»
  if (new RegExp(`^(?:${numbers})$`, 'i').test(words[0] ?? '')) noun = ahead.test(words[1] ?? '') ? 2 : 1;
  const head = words[noun] ?? '';
  if (
    head.length < 3 ||
    functionWord.test(head) ||
    ahead.test(head) ||
    empty.test(fold(head)) ||
    !/^\p{L}/u.test(head) ||
    head.endsWith("'")
  )
    return [];
  const lengths = [noun + 1];
  const next = words[noun + 1] ?? '';
  const after = words[noun + 2] ?? '';
  if (link.test(next.replace(/'$/, '')) && /^\p{L}{3}/u.test(after) && !functionWord.test(after)) {
    const third = words[noun + 3] ?? '';
    // «en pleine | tête», «en fond | d'écran»
    if (!ahead.test(after) && !/^d(?:e|')$/i.test(third)) lengths.push(noun + 3);
    if (third && !functionWord.test(third) && !third.endsWith("'")) lengths.push(noun + 4);
  } else if (
    next.length >= 3 &&
    !people.test(head) &&
    !/ment$/i.test(next) &&
    !functionWord.test(next) &&
    !next.endsWith("'")
  )
    lengths.push(noun + 2);
  return lengths
    .filter((length) => length <= mostWords + noun)
    .map((length) => ({ text: words.slice(0, length).join(' ').replaceAll("' ", "'"), length }));
}

/** «4 soeur» would be said back with its mistake. */
const isWrittenPlural = (text: string) => /^(?:\S+ ){0,2}?\S*[sxz]\b/.test(text);

const plurals = new Set(['des', 'aux', 'les', 'ces', 'mes', 'tes', 'ses', 'nos', 'vos', 'leurs']);

/** What is mine is yours when it is said back, and the other way round. */
const theirs: Record<Address, Record<string, string>> = {
  tu: {
    mon: 'ton',
    ma: 'ta',
    mes: 'tes',
    notre: 'votre',
    nos: 'vos',
    ton: 'mon',
    ta: 'ma',
    tes: 'mes',
    votre: 'notre',
    vos: 'nos',
  },
  vous: { mon: 'votre', ma: 'votre', mes: 'vos', notre: 'votre', nos: 'vos', vos: 'mes' },
};

/** The user's words are the user's. */
const ownWords = Object.fromEntries(possessives.split('|').map((each) => [each, each]));

function saidBack(
  determinerSaid: string,
  text: string,
  isNumber: boolean,
  possessive: Record<string, string>,
): Pick<Thing, 'text' | 'isPlural'> | null {
  const said = determinerSaid.trim();
  if (isNumber) return { text: `les ${said} ${text}`, isPlural: true };
  const isPlural = plurals.has(said);
  const own = possessive[said];
  if (own) return { text: `${own} ${text}`, isPlural };
  // «votre jardin»: «mon» or «ma» cannot be told.
  if (/^(?:ton|ta|tes|votre)$/.test(said)) return null;
  if (/^(?:son|sa|ses|leurs?)$/.test(said)) return { text: `${said} ${text}`, isPlural };
  if (isPlural) return { text: `les ${text}`, isPlural };
  if (/l'$/.test(said)) return { text: `l'${text}`, isPlural };
  const isFeminine = /^(?:une|la|cette|de la|à la)$/.test(said);
  return { text: join(isFeminine ? 'la' : 'le', text), isPlural };
}
