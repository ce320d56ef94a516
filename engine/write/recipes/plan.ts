import type { Tone } from '#contract/writing.ts';
import type { Act, HeardMessage, Situation } from '#engine/understand/situation.ts';

/** The act of the last turn that calls for an answer the most. */
const byUrgency: Act[] = [
  'contact_given',
  'plan_proposal',
  'availability',
  'unavailable',
  'delay_excuse',
  'good_news',
  'compliment',
  'thanks',
  'tease',
  'laugh',
  'sorry',
  'farewell',
  'agreement',
  'emoji_only',
  'dry',
  'greeting',
  'empty',
  'disclosure',
  'statement',
];

export function turnAct(turn: HeardMessage[]): Act {
  const all = new Set(turn.flatMap(({ acts }) => acts));
  // A laugh at the end of a story is no answer to a joke.
  if (turn.reduce((sum, { words }) => sum + words.length, 0) > 6) all.delete('laugh');
  return byUrgency.find((act) => all.has(act)) ?? 'statement';
}

/** Whether the user's last words before the turn propose to meet. */
export function isProposed({ messages, lastTurn }: Situation): boolean {
  const before = messages.filter(({ index }) => index < (lastTurn[0]?.index ?? 0));
  const turn = before.slice(before.findLastIndex(({ from }) => from === 'match') + 1);
  return turn.some(({ acts, plain }) => acts.includes('plan_proposal') || asksWhen.test(plain));
}

const asksWhen = /\b(?:disponible|libre|quel jour|quand (?:est-ce )?(?:qu'on|on|tu|pour)|tes disponibilites)\b/;
const yes = /^(?:oui|ouais|ok|grave|carrement|avec plaisir|volontiers|pourquoi pas)\b/;

/** Whether the match says yes to what the user just proposed. */
export function isYesToPlan(situation: Situation): boolean {
  return (
    isProposed(situation) && situation.lastTurn.some(({ acts, plain }) => acts.includes('agreement') || yes.test(plain))
  );
}

/** Whether the match names a day after the user proposed to meet. */
export function isDayAfterPlan(situation: Situation): boolean {
  return situation.days.length > 0 && isProposed(situation);
}

export const eachTone: Tone[] = ['humoristique', 'flirt', 'original'];
