import type { ConversationMessage } from '#contract/writing.ts';
import { actsOf } from './dialogue-acts.ts';
import { languageOf } from './language.ts';
import { openQuestions } from './questions.ts';
import { readLastTurn } from './reading.ts';
import { reciprocityOf } from './reciprocity.ts';
import { registerOf } from './register.ts';
import type { Context, HeardMessage, Situation } from './situation.ts';
import { hear } from './spoken-french.ts';
import { stageOf } from './stage.ts';
import { readTalk } from './talk-reading.ts';
import { judge } from './verdict.ts';

/** Older messages say little about what to write now, and bound the work. */
const maxMessages = 40;

/** Everything the writer needs to know about a conversation; the same in Node and in a browser. */
export function readTurn(
  conversation: ConversationMessage[],
  { objective = 'continue', isOrdinary = false }: Context = {},
): Situation {
  const messages = heardMessages(conversation);
  const lastTurn = messages.slice(messages.findLastIndex(({ from }) => from === 'moi') + 1);
  const reciprocity = reciprocityOf(messages);
  const facts = {
    messages,
    lastSpeaker: messages.at(-1)?.from ?? null,
    lastTurn,
    openQuestions: openQuestions(messages),
    register: registerOf(messages),
    reciprocity,
    stage: stageOf(messages, reciprocity),
    language: languageOf(messages),
    ...(isOrdinary
      ? { reading: readLastTurn(messages, { isOrdinary }), isUserMinor: false, peril: null, isWary: false }
      : readTalk(conversation)),
  };
  return { ...facts, ...judge(facts, objective) };
}

function heardMessages(conversation: ConversationMessage[]): HeardMessage[] {
  const start = Math.max(0, conversation.length - maxMessages);
  return conversation
    .slice(start)
    .map(({ from, text }, place) => {
      const heard = hear(text);
      return {
        index: start + place,
        from,
        text: heard.text,
        plain: heard.plain,
        words: heard.words,
        acts: actsOf(heard),
      };
    })
    .filter(({ text }) => text.trim() !== '');
}
