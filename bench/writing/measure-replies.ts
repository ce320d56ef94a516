import { withoutQuestions } from '#contract/blank.ts';
import type { Spell } from '#engine/rate/find-spelling.ts';
import { areAlike } from '#engine/write/are-alike.ts';
import { unknownWords } from './check-spelling.ts';
import type { ReplyCase } from './generate-replies.ts';

export interface ReplyMeasures {
  cases: number;
  replies: number;
  /** Replies to conversations in which a reader found something to name. */
  withSomething: number;
  /** The texts of those replies that name none of it. */
  vague: string[];
  /** How many of those replies name something only inside a blank, which the user overwrites. */
  namingInBlank: number;
  /** Ids of conversations that did not get three different replies. */
  alike: string[];
  /** Replies that another conversation got too. */
  repeated: string[];
  misspelt: { text: string; words: string[] }[];
  meanMilliseconds: number;
  slowestMilliseconds: number;
}

export function measureReplies(cases: readonly ReplyCase[], spell: Spell): ReplyMeasures {
  const all = cases.flatMap((talk) => talk.replies.map(({ content }) => ({ content, talk })));
  const nameable = all.filter(({ talk }) => talk.nameable?.length !== 0);
  const times = cases.map(({ ms }) => ms);
  return {
    cases: cases.length,
    replies: all.length,
    withSomething: nameable.length,
    vague: nameable.filter(({ content, talk }) => !namesSomething(content, talk)).map(({ content }) => content),
    namingInBlank: nameable.filter(
      ({ content, talk }) => namesSomething(content, talk) && !namesSomething(content.replace(blank, ' '), talk),
    ).length,
    // After «stop» there is at most one reply.
    alike: cases
      .filter(({ verdict, replies }) => verdict !== 'stop' && (replies.length !== 3 || areAnyAlike(replies)))
      .map(({ id }) => id),
    repeated: all.filter((one, at) => isRepeated(one, all.slice(0, at))).map(({ content }) => content),
    misspelt: all
      .map(({ content, talk }) => ({ text: content, words: unknownWords(content, saidIn(talk), spell) }))
      .filter(({ words }) => words.length > 0),
    meanMilliseconds: times.reduce((sum, time) => sum + time, 0) / times.length,
    slowestMilliseconds: Math.max(...times),
  };
}

/** Compared without the question that a blank repeats: it is the same in all three. */
function areAnyAlike(replies: ReplyCase['replies']): boolean {
  return replies.some((one, at) =>
    replies.slice(at + 1).some((other) => areAlike(withoutQuestions(one.content), withoutQuestions(other.content))),
  );
}

interface Said {
  content: string;
  talk: ReplyCase;
}

function isRepeated({ content, talk }: Said, earlier: Said[]): boolean {
  return earlier.some((other) => other.content === content && saidIn(other.talk) !== saidIn(talk));
}

function saidIn({ conversation }: ReplyCase): string {
  return conversation.map(({ text }) => text).join(' ');
}

const blank = /\[[^\]]*\]/g;

/** Whether a reply holds a content word of the conversation, with any ending, or a short word that a reader noted («l'âne»). */
function namesSomething(content: string, talk: ReplyCase): boolean {
  const said = contentWords(saidIn(talk));
  const short = (talk.nameable ?? []).filter((name) => /^\p{L}{2,3}$/u.test(name));
  return (
    contentWords(content).some((word) => said.some((other) => stem(other) === stem(word))) ||
    short.some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(content))
  );
}

const emptyWords = new Set(
  `alors après aussi autre avant avec avoir beau bien cette comme dans deux déjà depuis donc elle encore enfin être fait faire fais
  haha hein juste jusqu mais même merci mieux moins mois nous parce plus plutôt pour pourquoi quand quel quelle quoi rien salut sans
  semaine sinon soir suis surtout temps tout toute tous très trois trop truc tres vous vraiment vois genre fois jour chose aller
  raconte-moi dernier petit petite bonne grande grand`.split(/\s+/),
);

function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}]{4,}/gu) ?? []).filter((word) => !emptyWords.has(word));
}

function stem(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .slice(0, Math.max(4, word.length - 2));
}
