import { fold } from '#engine/french/fold.ts';
import { findContacts } from '../privacy/find-contacts.ts';
import { visibleText } from '../privacy/visible-text.ts';
import type { FaultCode, HarmCode } from './faults.ts';
import { findHarm, graveHarm } from './harm/find-harm.ts';
import { namesSite } from './harm/names-site.ts';
import { isFrench } from './language.ts';
import { recitesPrompt } from './recites-prompt.ts';
import { isRepetition } from './repetition.ts';
import { unmasked } from './unmasked.ts';
import { writtenOut } from './written-out.ts';

export interface TextRules {
  /** Whether a contact detail stands in the conversation: a text may repeat only those. */
  isKnownContact: (key: string) => boolean;
  /** Texts that this request or earlier ones were answered with. */
  seen: readonly string[];
}

/** In characters; advice, the longest of all, has a third of it. The time of the other checks grows with the text, on the only thread. */
const maxLength = 1200;

/** The faults that any text of a model can have, advice and plans for the user included. */
export function faultsOfText(text: string, { isKnownContact, seen }: TextRules): FaultCode[] {
  if (text.length > maxLength) return ['long'];
  const said = visibleText(text).replace(brackets, (_, words: string) => (isBlank(words) ? ' … ' : ` ${words} `));
  const plain = fold(said);
  const faults: FaultCode[] = harmsOf(plain);
  if (isTemplate(text) || recitesPrompt(text)) faults.push('meta');
  if (!isFrench(text)) faults.push('language');
  if (namesSite(said) || findContacts(said).some((key) => isPrivate(key) && !isKnownContact(key)))
    faults.push('contact');
  if (seen.some((other) => isRepetition(text, other))) faults.push('seen');
  return faults;
}

/** What harms in a folded text, however it is spelled. */
export function harmsOf(plain: string): HarmCode[] {
  return [...new Set([...[plain, unmasked(plain)].flatMap(findHarm), ...graveHarm(writtenOut(plain))])];
}

const brackets = /\[(?!(?:\.|point|dot)\])([^\][]*)\]/gi;
/** What a blank says is for the user alone: «[ton numéro]». Anything longer, with signs of its own or with harm is read as the rest is. */
function isBlank(words: string): boolean {
  return words.length <= 60 && /^[\p{L}\p{M}\s'’,/…-]*$/u.test(words) && findHarm(fold(words)).length === 0;
}

/** «rue Nationale» is a place to meet; a number, a handle or an address with a number leads to a person. */
const isPrivate = (key: string) => !/^(?:rue|avenue|boulevard|impasse|allee|quai|chemin|place)[a-z]+$/.test(key);

/** A blank that speaks of «the user» or says «insert», or an object in place of a message. */
const isTemplate = (text: string) =>
  /\[(?:ins[ée]rer|ajouter|compl[ée]ter|[^\][]*utilisat(?:eur|rice))|^\s*(?:json\b|[{[]\s*")|"\s*:\s*"/iu.test(text);
