import { questionsIn } from './dialogue-acts.ts';
import type { Act, HeardMessage } from './situation.ts';
import { hear } from './spoken-french.ts';

// What the match wants to know and was not told yet.

/** Questions, each alone, folded and spelt out: those since the user last wrote; or those before, where the user's answer was but a laugh, a greeting or a question. */
export function openQuestions(messages: HeardMessage[]): string[] {
  const lastOfUser = messages.findLastIndex(({ from }) => from === 'moi');
  if (lastOfUser < messages.length - 1) return messages.slice(lastOfUser + 1).flatMap(questionsOf);
  const lastOfMatch = messages.findLastIndex(({ from }) => from === 'match');
  const answer = messages.slice(lastOfMatch + 1);
  if (!answer.every(isNoAnswer)) return [];
  const before = messages.slice(0, lastOfMatch + 1);
  const turnStart = before.findLastIndex(({ from }) => from === 'moi');
  return before.slice(turnStart + 1).flatMap(questionsOf);
}

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

function questionsOf(message: HeardMessage): string[] {
  // What someone said to someone else.
  if (/^\s*["«“][^"«»“”]+["»”]\s*$/.test(message.text)) return [];
  const own = message.text.replace(saidElsewhere, ' ').replace(namedAgain, '');
  const plain = own === message.text ? message.plain : hear(own).plain;
  return questionsIn(plain);
}
