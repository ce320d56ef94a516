import { fold } from '#engine/french/fold.ts';
import { questionsIn } from './dialogue-acts.ts';
import { openStarts } from './lexicon/act-cues.ts';
import { askCues } from './lexicon/ask-cues.ts';
import type { Act, Ask, HeardMessage, OpenQuestion } from './situation.ts';
import { betweenEmoji, hear } from './spoken-french.ts';

// What the match wants to know and was not told yet.

/** Questions since the user last wrote; or those before, where the user's answer was but a laugh, a greeting or a question. */
export function openQuestions(messages: HeardMessage[]): OpenQuestion[] {
  const lastOfUser = messages.findLastIndex(({ from }) => from === 'moi');
  if (lastOfUser < messages.length - 1) {
    return messages
      .slice(lastOfUser + 1)
      .flatMap(questionsOf)
      .map((question) => returned(question, messages[lastOfUser]));
  }
  const lastOfMatch = messages.findLastIndex(({ from }) => from === 'match');
  const answer = messages.slice(lastOfMatch + 1);
  if (!answer.every(isNoAnswer)) return [];
  const before = messages.slice(0, lastOfMatch + 1);
  const turnStart = before.findLastIndex(({ from }) => from === 'moi');
  return before.slice(turnStart + 1).flatMap(questionsOf);
}

/** «et toi ?» hands back what the user asked. */
function returned(question: OpenQuestion, before: HeardMessage | undefined): OpenQuestion {
  if (question.ask !== 'you_too' || !before) return question;
  const asked = questionsOf(before).at(-1);
  if (!asked || asked.ask === 'wellbeing') return { ...question, isReturned: asked !== undefined };
  const { ask, options } = asked;
  const written = handedBack.test(question.text) ? asked.written : question.written;
  return { ...question, ask, written, isReturned: true, ...(options ? { options } : {}) };
}

/** «et toi ?»: the question is the user's own. */
const handedBack = /^(?:et )?(?:toi|vous)(?: alors)? ?\?*$/i;

const noAnswer: Act[] = [
  'laugh',
  'greeting',
  'question_open',
  'question_closed',
  'question_choice',
  'emoji_only',
  'empty',
];

function isNoAnswer({ acts, words }: HeardMessage): boolean {
  return words.length <= 8 && acts[0] !== undefined && noAnswer.includes(acts[0]);
}

/** «on me demande toujours "vous êtes combien ?"» */
const saidElsewhere = /["«“][^"«»“”]*\?\s*["»”]/g;
/** «Ulysse ? Il a peur des sacs»: whom it is about. */
const namedAgain = /^\p{Lu}\p{L}+ ?\? (?=(?:Il|Elle|C['’]est|Ils|Elles)(?: |['’]))/u;

function questionsOf(message: HeardMessage): OpenQuestion[] {
  // What someone said to someone else.
  if (/^\s*["«“][^"«»“”]+["»”]\s*$/.test(message.text)) return [];
  const own = message.text.replace(saidElsewhere, ' ').replace(namedAgain, '');
  const written = betweenEmoji(own).flatMap((part) => part.match(/[^.!?…\n]+[.!?…]*/g) ?? []);
  return questionsIn(own === message.text ? message.plain : hear(own).plain).map((plain) => {
    const options = optionsIn(plain, written);
    return {
      index: message.index,
      ask: options ? 'choice' : askOf(plain),
      text: plain,
      written: writtenAs(plain, written),
      isOpen: openStarts.test(plain),
      isReturned: false,
      ...(options ? { options } : {}),
    };
  });
}

/** The sentence that was heard as this one. */
function writtenAs(plain: string, written: string[]): string {
  const found = written.find((sentence) => hear(sentence).plain.trim() === plain) ?? written.findLast(isMarked);
  return (found ?? written.at(-1) ?? '').trim();
}

const isMarked = (sentence: string) => sentence.includes('?');

function askOf(plain: string): Ask {
  // «Je rentre chez mes parents, et toi ?» hands the question back, whatever it tells of.
  const told = /^(.*)\bet (?:toi|vous) ?\?*$/.exec(plain)?.[1] ?? '';
  if (told.trim() !== '' && !/\b(?:tu|t'|vous|ca va|bien|la forme)\b|t'\p{L}/u.test(told)) return 'you_too';
  return (
    askCues.find(([, cue]) => cue.test(plain))?.[0] ??
    (/\b(quoi|comment|quel|ou|qui|combien|quand|raconte|dis-moi)/.test(plain) ? 'open' : 'closed')
  );
}

const choice =
  /(?:^|[,:]|\b(?:plut[oô]t|team|t'es|tu es|pr[ée]f[èe]res?|vous [êe]tes|toi c'est|c'est))\s*((?:[\p{L}\d'’-]+ ){0,3}?[\p{L}\d'’-]+),? ou (?:plut[oô]t |bien |team )?((?:[\p{L}\d'’-]+ ){0,2}?[\p{L}\d'’-]+)\s*(?:\?|,|$)/iu;
const noOption = /^(une?|deux|trois|en|qu'|pas|non|quoi|bien|autre chose|tu|t|je|j|c|pas du tout|jamais|et)\b/;

/** «plutôt mer ou montagne ?»: both sides as written. */
function optionsIn(plain: string, written: string[]): [string, string] | undefined {
  if (!/ ou /.test(plain)) return undefined;
  for (const sentence of written) {
    const [, first, second] = choice.exec(sentence.trim()) ?? [];
    if (!first || !second || noOption.test(fold(second))) continue;
    const left = first.replace(
      /^(?:et |toi |tu |es |t['’]es |vous |êtes |plut[oô]t |team |du genre |plus |pr[ée]f[èe]res? |c['’]est )+/i,
      '',
    );
    if (noOption.test(fold(left)) || left.length < 2 || left.length > 24 || second.length > 24) continue;
    return [left, second];
  }
  return undefined;
}
