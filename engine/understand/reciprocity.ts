import type { Speaker } from '#contract/reading.ts';
import type { HeardMessage, Reciprocity } from './situation.ts';

/** Who gives how much, each figure with the messages that make it. */
export function reciprocityOf(messages: HeardMessage[]): Reciprocity {
  const questions = messages.filter(({ acts }) =>
    acts.some((act) => act.startsWith('question') || act === 'wellbeing'),
  );
  const asked = (side: Speaker) => questions.filter(({ from }) => from === side).length;
  const letters = (side: Speaker) =>
    messages.filter(({ from }) => from === side).reduce((sum, { text }) => sum + text.length, 0);
  const lastOfMatch = messages.findLastIndex(({ from }) => from === 'match');
  const unanswered = messages.slice(lastOfMatch + 1).map(({ index }) => index);
  return {
    questionBalance: { value: asked('match') - asked('moi'), indices: questions.map(({ index }) => index) },
    lengthRatio: {
      value: letters('moi') === 0 ? 0 : Math.round((letters('match') / letters('moi')) * 100) / 100,
      indices: messages.map(({ index }) => index),
    },
    restartsByUser: restarts(messages, 'moi'),
    restartsByMatch: restarts(messages, 'match'),
    unanswered: { value: unanswered.length, indices: unanswered },
  };
}

/** A greeting or a question that follows one's own message opens the talk again. */
function restarts(messages: HeardMessage[], side: Speaker) {
  const indices = messages
    .filter((message, place) => {
      const before = messages[place - 1];
      const opens = message.acts.some((act) => act === 'greeting' || act === 'wellbeing' || act.startsWith('question'));
      return message.from === side && before?.from === side && opens;
    })
    .map(({ index }) => index);
  return { value: indices.length, indices };
}
