import type { ConversationMessage } from '#contract/writing.ts';
import { actsOf } from './dialogue-acts.ts';
import { findConduct, findDangers, findNoes } from './find-signs.ts';
import { gravityOf } from './gravity.ts';
import { languageOf } from './language.ts';
import { moodOf } from './mood.ts';
import { openQuestions } from './questions.ts';
import { reciprocityOf } from './reciprocity.ts';
import { registerOf } from './register.ts';
import type { Act, Context, HeardMessage, Sign, SignKind, Situation } from './situation.ts';
import { hear } from './spoken-french.ts';
import { stageOf } from './stage.ts';
import { isDoubtful } from './standing.ts';
import { judge } from './verdict.ts';

/** Older messages say little about what to write now, and bound the work. */
const maxMessages = 40;

/** What a conversation is, whatever the user wants from it. */
type Facts = Omit<Situation, 'verdict' | 'reason' | 'signal' | 'comeback'>;

const readBefore = new WeakMap<readonly ConversationMessage[], { messages: ConversationMessage[]; facts: Facts }>();

/**
 * Everything the writer needs to know about a conversation; the same in Node and in a browser. A conversation that was read before (the
 * same array with the same messages) is not read again, so that judging and writing may each ask.
 */
export function readTurn(conversation: ConversationMessage[], context: Context = {}): Situation {
  const before = readBefore.get(conversation);
  const isSame =
    before?.messages.length === conversation.length &&
    before.messages.every((message, at) => message === conversation[at]);
  const facts = before && isSame ? before.facts : factsOf(conversation);
  if (!isSame) readBefore.set(conversation, { messages: [...conversation], facts });
  const heeded = context.isOrdinary ? withLimitsAlone(facts) : facts;
  return { ...heeded, ...judge(heeded, context.objective ?? 'continue') };
}

const withLimitsAlone = (facts: Facts): Facts => ({
  ...facts,
  signs: facts.signs.filter(({ kind }) => kind.startsWith('boundary')),
  caution: false,
});

function factsOf(conversation: ConversationMessage[]): Facts {
  const heard = heardMessages(conversation);
  const said = heard.map(inOwnWords);
  const noes = findNoes(said);
  const sure = noes.filter(({ isSure }) => isSure).map(({ sign }) => sign);
  const signs = [...sure, ...findDangers(said), ...findConduct(said, sure)].sort((a, b) => a.index - b.index);
  const messages = heard.map((message) => withSigns(message, signs));
  const lastTurn = messages.slice(messages.findLastIndex(({ from }) => from === 'moi') + 1);
  const reciprocity = reciprocityOf(messages);
  return {
    messages,
    lastSpeaker: messages.at(-1)?.from ?? null,
    lastTurn,
    openQuestions: openQuestions(messages),
    register: registerOf(messages),
    reciprocity,
    stage: stageOf(messages, reciprocity),
    signs,
    caution: isDoubtful(noes, messages, signs),
    language: languageOf(messages),
    mood: moodOf(lastTurn),
    gravity: gravityOf(messages),
  };
}

const quoted = /«[^«»]*»|“[^“”]*”|(?<=\s|^)"[^"]*"(?=[\s.,!?]|$)/g;

const quoteMarks = /[«»“”"]/g;

/** What stands between quotes is someone else's: a title, a line of a film, an exercise. A message that is all quote loses its marks. */
function inOwnWords(message: HeardMessage): HeardMessage {
  const own = message.text.replace(quoted, ' ');
  if (own === message.text) return message;
  const isAllQuote = own.trim().split(/\s+/).length < 3;
  const { plain, words } = hear(isAllQuote ? message.text.replace(quoteMarks, ' ').trim() : own);
  return { ...message, plain, words };
}

const signActs: Partial<Record<SignKind, Act>> = {
  refusal: 'refusal',
  taken: 'refusal',
  discomfort: 'discomfort',
  user_insult: 'insult',
};

/** A no, unease and an insult are acts as well, known only from what came before. */
function withSigns(message: HeardMessage, signs: Sign[]): HeardMessage {
  const acts = signs.filter(({ index }) => index === message.index).flatMap(({ kind }) => signActs[kind] ?? []);
  return acts.length > 0 ? { ...message, acts: [...new Set([...acts, ...message.acts])] } : message;
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
