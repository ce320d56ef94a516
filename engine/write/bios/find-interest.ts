import { elides } from '#engine/french/elision.ts';
import { plainKey } from '#engine/french/plain-key.ts';
import { thirdPerson } from './grammar.ts';
import type { Interest } from './interest.ts';
import { interestLexicon } from './lexicon/index.ts';
import { topics } from './lexicon/lexicon-entry.ts';

// From a few words to a known interest: by name, by another name, by a name with a slip of the finger, by its first words.

const determiner = /^(le |la |les |l')(.+)$/;

/** «marché» is not «marche»: what was typed with its accents is looked up with them first. */
const exactKey = (text: string) => text.normalize('NFC').toLowerCase().replace(/’/g, "'").trim();

/** «courir» is better said as it was typed than as «faire de la course à pied». */
function isVerb(name: string): boolean {
  const looksLikeOne = /^(gamer|soccer|beer|sneaker|beatmaker|thriller|burger)$/;
  return /^\p{Ll}+(er|ir|re)$/u.test(name) && thirdPerson(name) !== null && !looksLikeOne.test(name);
}

function buildIndex(): { index: Map<string, Interest>; exact: Map<string, Interest> } {
  const index = new Map<string, Interest>();
  const exact = new Map<string, Interest>();
  const others: [string, Interest][] = [];
  for (const topic of topics) {
    for (const [names, verb, also] of interestLexicon[topic]) {
      const [, article = '', list = names] = determiner.exec(names) ?? [];
      const interests = list.split('|').map((name): Interest => {
        const verbPhrase = verb.replace('~', name);
        return { label: name, phrase: article + name, verb: verbPhrase, topic, isOwn: false };
      });
      for (const interest of interests) {
        const key = plainKey(interest.label);
        if (!index.has(key)) index.set(key, interest);
        if (!exact.has(exactKey(interest.label))) exact.set(exactKey(interest.label), interest);
      }
      const first = interests[0];
      for (const alias of also?.split('|') ?? []) {
        const [other = '', meant] = alias.split('=');
        const interest = interests.find(({ label }) => label === meant) ?? first;
        if (interest) others.push([other, isVerb(other) ? { ...interest, verb: other } : interest]);
      }
    }
  }
  for (const [name, interest] of others) {
    if (!index.has(plainKey(name))) index.set(plainKey(name), interest);
    if (!exact.has(exactKey(name))) exact.set(exactKey(name), interest);
  }
  return { index, exact };
}

const { index, exact } = buildIndex();
const longestName = Math.max(...[...index.keys()].map((key) => key.split(' ').length));

export function findInterest(words: string): Interest | null {
  const key = plainKey(words);
  if (key === '') return null;
  return exact.get(exactKey(words)) ?? index.get(key) ?? findMisspelt(key) ?? findQualified(words);
}

/** One wrong, missing, added or swapped letter, in a name long enough for that to be no other word. */
function findMisspelt(key: string): Interest | null {
  if (key.length < 6) return null;
  for (const [name, interest] of index) {
    if (Math.abs(name.length - key.length) <= 1 && name[0] === key[0] && isOneSlip(name, key)) return interest;
  }
  return null;
}

function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const tails = (skipOne: number, skipOther: number) => one.slice(start + skipOne) === other.slice(start + skipOther);
  const isSwap = one[start] === other[start + 1] && one[start + 1] === other[start] && tails(2, 2);
  return isSwap || tails(1, 1) || tails(1, 0) || tails(0, 1);
}

/** «cuisine thaï», «rando en montagne»: a known name and what narrows it down, kept as it was written. */
function findQualified(words: string): Interest | null {
  const parts = words.split(/\s+/);
  for (let length = Math.min(parts.length - 1, longestName); length > 0; length--) {
    const head = index.get(plainKey(parts.slice(0, length).join(' ')));
    const rest = parts.slice(length);
    if (!head?.phrase || rest.length > 3 || !isQualifier(rest.join(' '))) continue;
    const typed = parts.slice(0, length).join(' ');
    // Another name of something («nager», «gamer») takes no adjective of its own.
    if (plainKey(head.label) !== plainKey(typed)) return null;
    return qualified(head, typed, rest.join(' '));
  }
  return null;
}

/** The adjective agrees with the name as it was typed, so the name keeps the number that was typed: «bières belges». */
function qualified(head: Interest, typed: string, rest: string): Interest {
  const isPlural = isPluralOf(typed, head.label);
  if (!isPlural && isPluralOf(head.label, typed) && !isInvariable(rest))
    return { ...head, label: `${typed} ${rest}`, phrase: null, verb: null };
  const name = isPlural ? typed.toLowerCase() : head.label;
  const verb = isPlural ? inPlural(head.verb, head.label, name) : head.verb;
  return {
    ...head,
    label: `${name} ${rest}`,
    phrase: isPlural ? `les ${name} ${rest}` : `${head.phrase} ${rest}`,
    verb: verb?.endsWith(name) ? `${verb} ${rest}` : null,
  };
}

const isPluralOf = (one: string, other: string) => /[sx]$/i.test(one) && !/[sx]$/i.test(other);

/** «de rock», «en montagne»: no adjective, so nothing agrees. */
const isInvariable = (rest: string) => /^(?:d'|(?:de|du|des|à|au|aux|en|sur|sous|pour)\s)/i.test(rest);

/** «goûter de la bière» becomes «goûter des bières»; null for a verb that takes the name in another way. */
function inPlural(verb: string | null, label: string, plural: string): string | null {
  const [, before, article] = /^(.* )(du |de la |de l'|le |la |l')$/.exec(verb?.slice(0, -label.length) ?? '') ?? [];
  if (!verb?.endsWith(label) || before === undefined || article === undefined) return null;
  return `${before}${article.startsWith('d') ? 'des' : 'les'} ${plural}`;
}

/** Not the rest of a sentence: no verb, no pronoun, no number, nothing with a person in it. */
function isQualifier(rest: string): boolean {
  if (/\d/.test(rest) || rest.length > 24) return false;
  return !/(^|\s)(je|j'|tu|il|elle|on|nous|vous|me|te|se|est|suis|ai|fais|fait|va|vais|que|qui|car|mais|donc|si|quand|avec|sans|mon|ma|mes|ton|ta|tes|pas|plus|tous|toutes|toujours|souvent|surtout|depuis|beaucoup|bien|aussi|et|ou)(\s|$)/i.test(
    rest,
  );
}

/** Every known name inside a sentence, in its order, the longest first where they overlap. */
export function scanInterests(sentence: string): Interest[] {
  const words = sentence.split(/[^\p{L}\p{N}&-]+/u).filter((word) => word !== '');
  const found: Interest[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [...Array(longestName).keys()]
      .map((less) => longestName - less)
      .find((count) => at + count <= words.length && isTelling(words.slice(at, at + count).join(' ')));
    const interest = length ? index.get(plainKey(words.slice(at, at + length).join(' '))) : undefined;
    if (interest) found.push(interest);
    at += interest && length ? length : 1;
  }
  return found;
}

/** Short names and everyday words («go», «son», «code») are too often something else inside a sentence. */
function isTelling(words: string): boolean {
  return (
    words.length >= 4 &&
    !/^(boite|bars?|salle|boire|magic|bien|livre|marche|course|bain|espace)$/.test(plainKey(words)) &&
    index.has(plainKey(words))
  );
}

/** Endings that tell the gender of a word that is in no lexicon. */
const feminine =
  /(tion|sion|logie|graphie|phonie|nomie|sophie|erie|ité|ance|ence|ette|ure|matique|tronique|guistique)$/;
const masculine = /(isme|ment|age|eau|oir|ing)$/;
const neither = /^(image|plage|page|cage|rage|nage|eau|peau|silence|lycée|musée|trophée|ressenti)$/;

/** For a single unknown word whose ending tells: «ébénisterie» is «l'ébénisterie», «kendama» stays as it is. */
export function guessPhrase(word: string): string | null {
  if (!/^\p{Ll}{6,}$/u.test(word) || neither.test(word)) return null;
  const isFeminine = feminine.test(word);
  if (!isFeminine && !masculine.test(word)) return null;
  if (word.startsWith('h')) return null;
  if (elides(word)) return `l'${word}`;
  return `${isFeminine ? 'la' : 'le'} ${word}`;
}
