import type { Gender } from '#contract/onboarding.ts';
import { fold } from '#engine/french/fold.ts';
import { findUnfit } from '#engine/write/bios/screen-interests.ts';
import { contentWords } from '#engine/write/score.ts';
import { findContacts } from '../privacy/find-contacts.ts';
import { disagrees } from './agreement.ts';
import type { FaultCode } from './faults.ts';
import { looks, meta, pushy, sexual, unkind } from './forbidden.ts';
import { inventsFact } from './invented-facts.ts';
import { isFrench } from './language.ts';

export interface TextRules {
  people: { user: Gender; match: Gender };
  saidByUser: readonly string[];
  isBio?: boolean;
  isKnownContact: (key: string) => boolean;
  /** Words of the subject: two texts may share them and still differ. */
  subject: ReadonlySet<string>;
  /** Texts that earlier requests were answered with. */
  seen: readonly string[];
  /** Texts that this request is answered with. */
  beside: readonly string[];
}

/** The faults that a model's reply and its bio can both have. */
export function faultsOfText(text: string, rules: TextRules): FaultCode[] {
  const plain = fold(text);
  const faults: FaultCode[] = [];
  const note = (code: FaultCode, isWrong: boolean) => isWrong && faults.push(code);
  note('language', !isFrench(text));
  note('meta', meta.test(plain));
  note('looks', looks.test(plain) || sexual.test(plain) || isUnfit(text));
  note('push', pushy.test(plain));
  note('unkind', unkind.test(plain));
  note(
    'contact',
    findContacts(text).some((key) => !rules.isKnownContact(key)),
  );
  note('agreement', disagrees(text, rules.people));
  note('invented', inventsFact(text, rules.saidByUser, { isBio: rules.isBio ?? false }));
  note(
    'seen',
    rules.seen.some((other) => isRepetition(text, other)),
  );
  note(
    'alike',
    rules.beside.some((other) => shareMostContentWords(text, other, rules.subject)),
  );
  return faults;
}

/** Words that the filter of bios refuses, and that are harmless in a conversation. */
const harmlessInConversation = /(?<!\p{L})(?:ta mère|queue|joints?|tuer|idiot|pipe|crack)(?!\p{L})/giu;
const isUnfit = (text: string) => findUnfit(text.replace(harmlessInConversation, ' ')) !== null;

/** For texts that differ in case, accents, spaces or punctuation only. */
const lettersOf = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

function isRepetition(one: string, other: string): boolean {
  if (lettersOf(one) === lettersOf(other)) return true;
  const [a, b] = [contentWords(one), contentWords(other)];
  return a.size >= 4 && sharedWords(a, b, new Set()) >= Math.max(a.size, b.size) * 0.8;
}

/**
 * More than half of the shorter text's content words, and at least two, are in the other text too. Words of the subject do not
 * count: two replies about climbing both name it. Unlike the engine's `areAlike`, stop words and blanks do not count either.
 */
export function shareMostContentWords(one: string, other: string, subject: ReadonlySet<string> = new Set()): boolean {
  if (lettersOf(one) === lettersOf(other)) return true;
  const [a, b] = [contentWords(one), contentWords(other)].map(
    (words) => new Set([...words].filter((word) => !subject.has(word))),
  );
  if (!a || !b) return false;
  const shared = sharedWords(a, b, subject);
  return shared >= 2 && shared > Math.min(a.size, b.size) / 2;
}

function sharedWords(a: Set<string>, b: Set<string>, except: ReadonlySet<string>): number {
  return [...a].filter((word) => b.has(word) && !except.has(word)).length;
}
