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
  /** Words of the subject, that two texts may share. */
  subject: ReadonlySet<string>;
  /** Shown before, and accepted beside it. */
  seen: readonly string[];
  beside: readonly string[];
}

/** What is wrong with any text that a model wrote, be it a reply or a bio. */
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
    rules.seen.some((other) => areSame(text, other)),
  );
  note(
    'alike',
    rules.beside.some((other) => areAlike(text, other, rules.subject)),
  );
  return faults;
}

/** Words that have no place in a bio, but may have one in a talk. */
const fineInTalk = /(?<!\p{L})(?:ta mère|queue|joints?|tuer|idiot|pipe|crack)(?!\p{L})/giu;
const isUnfit = (text: string) => findUnfit(text.replace(fineInTalk, ' ')) !== null;

const essence = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

function areSame(one: string, other: string): boolean {
  if (essence(one) === essence(other)) return true;
  const [a, b] = [contentWords(one), contentWords(other)];
  return a.size >= 4 && sharedWords(a, b, new Set()) >= Math.max(a.size, b.size) * 0.8;
}

/** More than half of the shorter one's words, but for those of the subject. */
export function areAlike(one: string, other: string, subject: ReadonlySet<string>): boolean {
  if (essence(one) === essence(other)) return true;
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
