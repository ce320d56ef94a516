import { guessGravity } from './models/guess-gravity.ts';
import { heavyMoods, moodOf } from './mood.ts';
import type { Gravity, HeardMessage } from './situation.ts';

/** From this probability on a turn counts as grave or low. */
const minProbability = 0.4;

/** How serious what the match told last is; after an answer of the user, what was told before it counts as well. */
export function gravityOf(messages: HeardMessage[]): Gravity {
  const end = messages.findLastIndex(({ from }) => from === 'match') + 1;
  const start = startOf(messages, end);
  const told = [gravityOfTurn(messages, start, end)];
  if (end < messages.length) {
    const earlier = messages.slice(0, start).findLastIndex(({ from }) => from === 'match') + 1;
    told.push(gravityOfTurn(messages, startOf(messages, earlier), earlier));
  }
  return told.includes('grave') ? 'grave' : told.includes('low') ? 'low' : 'none';
}

const startOf = (messages: HeardMessage[], end: number) =>
  messages.slice(0, end).findLastIndex(({ from }) => from === 'moi') + 1;

function gravityOfTurn(messages: HeardMessage[], start: number, end: number): Gravity {
  const turn = messages.slice(start, end);
  if (turn.length === 0) return 'none';
  const mood = moodOf(turn);
  const before = messages.slice(0, start).findLast(({ from }) => from === 'moi')?.text ?? '';
  const { grave, low } = guessGravity({ before, turn: turn.map(({ text }) => text).join('\n') });
  if (heavyMoods.includes(mood) || grave >= minProbability) return 'grave';
  return mood === 'low' || grave + low >= minProbability ? 'low' : 'none';
}
