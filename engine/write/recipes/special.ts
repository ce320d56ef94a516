import type { Objective } from '#contract/writing.ts';
import type { Hook, Situation } from '#engine/understand/situation.ts';
import type { Draft, Strategy } from '../draft.ts';
import type { ByTone } from '../pattern.ts';
import { formalPlain } from '../patterns/formal.ts';
import { kindLines } from '../patterns/kinds/index.ts';
import { moods } from '../patterns/moods.ts';
import { contactReceived, plainQuestions } from '../patterns/plain.ts';
import { boundaries, openers, otherLanguage } from '../patterns/special.ts';
import { pointsOf } from '../points.ts';
import { freshHooks } from '../subjects.ts';
import { meeting } from './meeting.ts';
import { eachTone, turnAct } from './plan.ts';

// Situations that have one right way to answer, whatever the objective. Null where this is none of them.

export function special(situation: Situation, objective: Objective): Draft[] | null {
  if (situation.messages.length === 0) return spoken(openers, 'opener', null, 12);
  if (situation.lastSpeaker === 'match' && !isLight(situation)) return empathy(situation);
  if (situation.language === 'other') return spoken(otherLanguage, 'language', null, 12);
  return boundary(situation) ?? contact(situation) ?? meeting(situation, objective);
}

/** A bad day, a bad night or a missed bus that a moment knows has its own answers, kinder for being about it. */
function isLight(situation: Situation): boolean {
  const { mood } = situation;
  if (mood === 'light') return true;
  const isKnown = (pointsOf(situation)[0]?.weight ?? 0) >= 2;
  return isKnown && (mood === 'low' || mood === 'sad');
}

function spoken(says: ByTone, strategy: Strategy, hook: Hook | null, fit: number): Draft[] {
  return eachTone.flatMap((tone) => says[tone].map((line): Draft => ({ tone, strategy, lines: [line], hook, fit })));
}

/** Kind words of every kind of trouble, should the moods have none for who is told «vous». */
function kindly(): Draft[] {
  return spoken(kindLines.trouble.whole, 'empathy', null, 8);
}

function empathy(situation: Situation): Draft[] {
  const hook = freshHooks(situation).find(
    ({ topic, noun }) =>
      noun && moods.some(({ moods: of, topics }) => of.includes(situation.mood) && topics?.includes(topic)),
  );
  const own = moods
    .filter(
      ({ moods: of, topics }) =>
        of.includes(situation.mood) && (!topics || (hook !== undefined && topics.includes(hook.topic))),
    )
    .flatMap(({ says, topics }) => spoken(says, 'empathy', topics ? (hook ?? null) : null, topics ? 18 : 12));
  return [...own, ...kindly()];
}

function boundary(situation: Situation): Draft[] | null {
  const { signs, lastTurn } = situation;
  const start = lastTurn[0]?.index ?? Number.POSITIVE_INFINITY;
  const kind = signs.findLast(({ index, speaker }) => speaker === 'match' && index >= start)?.kind;
  // Another day is named instead: the meeting is still on the table.
  if (kind === 'boundary_day' && situation.days.length > 0) return null;
  if (kind !== 'boundary_number' && kind !== 'boundary_date' && kind !== 'boundary_day') return null;
  const alone = spoken(boundaries[kind], 'boundary', null, kind === 'boundary_day' ? 14 : 8);
  if (kind === 'boundary_day') return alone;
  const goesOn = alone.flatMap((draft) =>
    plainQuestions[draft.tone].map((next): Draft => ({ ...draft, lines: [...draft.lines, next], fit: 13 })),
  );
  return [...alone, ...goesOn];
}

function contact({ lastTurn }: Situation): Draft[] | null {
  if (turnAct(lastTurn) !== 'contact_given') return null;
  return spoken(contactReceived, 'contact', null, 13);
}

/** Should nothing else be left, in particular to someone who is told «vous». */
export function lastResort({ lastSpeaker }: Situation): Draft[] {
  return lastSpeaker === null ? [] : spoken(formalPlain, 'act', null, -20);
}
