import { fold } from '#engine/french/fold.ts';
import type { Noun } from '#engine/french/noun-phrase.ts';
import { readTurn } from '#engine/understand/read-turn.ts';
import { emojiIn } from '#engine/understand/spoken-french.ts';
import type { Interest } from '#engine/write/bios/interest.ts';
import { parseInterests } from '#engine/write/bios/parse-interests.ts';
import { beforeOrders, isMinor, isUnfit } from '#engine/write/bios/screen-interests.ts';
import { hooksOf } from '../hooks/find-hooks.ts';
import type { Hook } from '../hooks/hook.ts';
import { minorRules } from '../red-flags/rules/find-danger.ts';
import { emojiWords } from './emoji-words.ts';
import { findDetails } from './find-details.ts';
import { emptyWords, unfitTopics } from './opener-lines.ts';
import { quoteOf } from './quote.ts';

// Reads the profile of a match: subjects to write about, and a few words to quote.

/** Of a longer profile the rest is not read, which bounds the work. */
const maxProfileCharacters = 4_000;
const maxSentences = 40;

export interface Profile {
  subjects: Hook[];
  quotes: string[];
  /** Concrete words of the profile, to be quoted. */
  details: string[];
  language: 'french' | 'other' | 'unclear';
  isMinor: boolean;
  isEmpty: boolean;
  hasContact: boolean;
}

const contact = /\b(?:insta\w*|snap\w*|whatsapp|telegram|twitter|tiktok|ig|discord)\b|@\w{3,}|(?:\d[ .-]?){8,}/i;

export function readProfile(profile: string): Profile {
  const sentences = sentencesOf(profile.slice(0, maxProfileCharacters)).filter((line) => beforeOrders(line) === line);
  const text = sentences.join('\n');
  const told = sentences.filter((line, index) => !isHeading(line, index));
  const said = [...sentences, ...emojiIn(text).flatMap((sign) => (emojiWords[sign] ? [emojiWords[sign]] : []))];
  const situation = readTurn(said.slice(0, maxSentences).map((line) => ({ from: 'match', text: line })));
  const known = hooksOf(situation.messages)
    .filter((hook) => isSubject(hook) && !isHeading(said[hook.index] ?? '', hook.index))
    .map((hook) => asWritten(hook, said[hook.index] ?? ''));
  const others = parseInterests(told.join('\n'))
    .filter(({ label }) => !known.some(({ key }) => key.includes(fold(label)) || fold(label).includes(key)))
    .flatMap(hookFrom);
  const quotes = told.flatMap((line) => quotable(line)).slice(0, 3);
  return {
    subjects: [...known, ...(known.length < 3 ? others.slice(0, 3 - known.length) : [])].slice(0, 6),
    quotes,
    details: findDetails(told)
      .filter((detail) => !quotes.some((quote) => fold(quote).includes(fold(detail))))
      .filter((detail) => !contact.test(detail) && !known.some(({ surface }) => fold(surface) === fold(detail)))
      .slice(0, 6),
    language: situation.language,
    isMinor: isMinor(text) || situation.messages.some((message) => minorRules(message, []).length > 0),
    isEmpty: !/\p{L}{2,}/u.test(text) && known.length === 0,
    hasContact: contact.test(text),
  };
}

/** «Camille, 29», at the top of a profile that was read from a capture, is a name and nothing to write about. */
function isHeading(line: string, index: number): boolean {
  return index === 0 && /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.?)?(?:\s*,)?\s*\d{2}(?:\s*ans)?$/u.test(line);
}

function sentencesOf(text: string): string[] {
  return text
    .split(/[\n\r•|·;]+|(?<=[.!?…])\s+|(?<!\s)\s+[-–—/]\s+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, maxSentences);
}

function isSubject({ noun, topic, stance, surface, isKnown, name }: Hook): boolean {
  if (!noun || unfitTopics.includes(topic) || stance === 'dislikes' || stance === 'never') return false;
  if (isUnfit(noun.text) || isUnfit(surface)) return false;
  return isKnown || name !== undefined || topic !== 'other' || noun.text.length >= 5;
}

/** Restores the plural as written («les jeux de société»), and ownership: «j'adore les chiens» is no dog of one's own. */
function asWritten(hook: Hook, sentence: string): Hook {
  const { noun, surface } = hook;
  const isOwn = hook.isOwn && /\b(?:mon|ma|mes|notre|nos|j'?ai|adopte\w*)\b/.test(fold(sentence));
  const isSeveral = noun?.kind === 'count' && noun.number === 's' && /^\p{L}{3,}[sx] /u.test(surface);
  if (!noun || !isSeveral || fold(surface) === surface.toLowerCase()) return { ...hook, isOwn };
  return { ...hook, isOwn, noun: { ...noun, number: 'p', text: surface.toLowerCase() } };
}

/** A subject from an interest that only the lexicon of interests knows; its article gives gender and number. */
function hookFrom({ label, phrase, topic, isOwn }: Interest): Hook[] {
  const [, article = '', text = ''] = /^(le|la|les) (.+)$/.exec(phrase ?? '') ?? [];
  if (article === '' || topic === null || isOwn || topic === 'people') return [];
  const noun: Noun = {
    text,
    gender: article === 'la' ? 'f' : 'm',
    number: article === 'les' ? 'p' : 's',
    kind: 'mass',
  };
  return [
    {
      surface: label,
      noun,
      key: fold(label),
      topic: 'other',
      stance: 'likes',
      index: 0,
      speaker: 'match',
      weight: 1,
      isOwn: false,
      isKnown: false,
    },
  ];
}

const aboutLooks =
  /\b(?:yeux|cheveux|brune?|blonde?|rousse?|m\d{2}|cm|kg|taille|corps|tatou\w*|sourire|belle|beau|moche|ronde?|mince|muscle\w*)\b/;

function quotable(line: string): string[] {
  const situation = readTurn([{ from: 'match', text: line }]);
  const quote = quoteOf(situation);
  if (
    !quote ||
    quote.length < 12 ||
    aboutLooks.test(fold(quote)) ||
    isUnfit(quote) ||
    contact.test(quote) ||
    emptyWords.test(fold(quote))
  )
    return [];
  return /^(?:je|j'|pas|jamais|toujours|team|fan|accro|capable|champion\w*|reine?|roi|expert\w*|le|la|les|un|une|mon|ma|mes|collectionn\w+|grande?|petite?|amateur\w*|amatrice)\b/.test(
    fold(quote),
  )
    ? [quote]
    : [];
}
