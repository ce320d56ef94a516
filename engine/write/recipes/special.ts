import type { Objective } from '#contract/writing.ts';
import type { Hook, Situation } from '#engine/understand/situation.ts';
import type { Draft, Strategy } from '../draft.ts';
import type { ByTone } from '../pattern.ts';
import { formalActs, formalPlain } from '../patterns/formal.ts';
import { moods } from '../patterns/moods.ts';
import { boundaries, openers, otherLanguage } from '../patterns/special.ts';
import { actVoices } from '../voices.ts';
import { called, freshHooks, oldHooks } from './go-on.ts';
import { eachTone, isDayAfterPlan, isYesToPlan, turnAct } from './plan.ts';

// Situations that have one right way to answer, whatever the objective. Null where this is none of them.

export function special(situation: Situation, objective: Objective): Draft[] | null {
  if (situation.messages.length === 0) return spoken(openers, 'opener', null, 12);
  if (situation.lastSpeaker === 'match' && situation.mood !== 'light') return empathy(situation);
  if (situation.language === 'other') return spoken(otherLanguage, 'language', null, 12);
  return (
    boundary(situation) ?? meeting(situation, objective) ?? contact(situation) ?? celebration(situation, objective)
  );
}

function spoken(says: ByTone, strategy: Strategy, hook: Hook | null, fit: number): Draft[] {
  return eachTone.flatMap((tone) => says[tone].map((line): Draft => ({ tone, strategy, lines: [line], hook, fit })));
}

function empathy(situation: Situation): Draft[] {
  const hook = freshHooks(situation).find(
    ({ topic, noun }) =>
      noun && moods.some(({ moods: of, topics }) => of.includes(situation.mood) && topics?.includes(topic)),
  );
  return moods
    .filter(
      ({ moods: of, topics }) =>
        of.includes(situation.mood) && (!topics || (hook !== undefined && topics.includes(hook.topic))),
    )
    .flatMap(({ says, topics }) => spoken(says, 'empathy', topics ? (hook ?? null) : null, topics ? 18 : 12));
}

function boundary(situation: Situation): Draft[] | null {
  const { signs, lastTurn } = situation;
  const start = lastTurn[0]?.index ?? Number.POSITIVE_INFINITY;
  const kind = signs.findLast(({ index, speaker }) => speaker === 'match' && index >= start)?.kind;
  if (kind !== 'boundary_number' && kind !== 'boundary_date' && kind !== 'boundary_day') return null;
  const alone = spoken(boundaries[kind], 'boundary', null, kind === 'boundary_day' ? 14 : 8);
  if (kind === 'boundary_day') return alone;
  const hooks = [...freshHooks(situation), ...oldHooks(situation)].filter(({ noun }) => noun);
  const goesOn = alone.flatMap((draft) =>
    hooks
      .flatMap((hook) => called(hook, draft.tone, situation.register.address))
      .map((next): Draft => ({ ...next, strategy: 'boundary', lines: [...draft.lines, ...next.lines], fit: 13 })),
  );
  return [...alone, ...goesOn];
}

function meeting(situation: Situation, objective: Objective): Draft[] | null {
  const { lastTurn, openQuestions, days } = situation;
  if (lastTurn.length === 0) return null;
  const act = turnAct(lastTurn);
  const asks = openQuestions.some(({ ask }) => ask === 'plan' || ask === 'availability');
  const isPlan =
    asks ||
    act === 'plan_proposal' ||
    act === 'availability' ||
    isYesToPlan(situation) ||
    isDayAfterPlan(situation) ||
    (act === 'agreement' && objective === 'date' && situation.stage === 'date_in_the_air');
  if (!isPlan) return null;
  if (situation.register.address === 'vous') return spoken(formalActs, 'plan', null, 13);
  return actVoices('plan_proposal').flatMap(({ says, needs }) =>
    needs === 'day' && days.length === 0
      ? []
      : spoken(says, 'plan', null, needs === 'day' ? 16 : days.length > 0 ? 6 : 13),
  );
}

/** Good news that names nothing to talk about: it is itself the subject. */
function celebration(situation: Situation, objective: Objective): Draft[] | null {
  const isNews =
    turnAct(situation.lastTurn) === 'good_news' &&
    !((freshHooks(situation)[0]?.weight ?? 0) > 6) &&
    situation.openQuestions.length === 0;
  if (!isNews || objective === 'number' || objective === 'revive') return null;
  const voices = actVoices('good_news').filter(({ objectives }) =>
    objective === 'date' ? objectives?.includes('date') : !objectives,
  );
  return voices.flatMap(({ says }) => spoken(says, 'act', null, 13));
}

function contact({ lastTurn }: Situation): Draft[] | null {
  if (turnAct(lastTurn) !== 'contact_given') return null;
  return actVoices('contact_given').flatMap(({ says }) => spoken(says, 'contact', null, 13));
}

/** Should nothing else be left, in particular to someone who is told «vous». */
export function lastResort({ lastSpeaker }: Situation): Draft[] {
  return lastSpeaker === null ? [] : spoken(formalPlain, 'act', null, -20);
}
