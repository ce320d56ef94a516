import type { Speaker } from '#contract/reading.ts';
import type { HeardMessage, Reciprocity } from './situation.ts';

/** Who gives how much, each figure with the messages that make it. */
export function reciprocityOf(messages: HeardMessage[]): Reciprocity {
  const lastOfMatch = messages.findLastIndex(({ from }) => from === 'match');
  const unanswered = messages.slice(lastOfMatch + 1).map(({ index }) => index);
  return {
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
