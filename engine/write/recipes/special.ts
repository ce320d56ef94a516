import type { Objective } from '#contract/writing.ts';
import { isIntrusive } from '#engine/understand/signs/intrusion.ts';
import type { Situation } from '#engine/understand/situation.ts';
import type { Draft, Strategy } from '../draft.ts';
import type { ByTone } from '../pattern.ts';
import { answersAfter } from '../patterns/answers.ts';
import { formalPlain } from '../patterns/formal.ts';
import { namingAfterLimit } from '../patterns/naming.ts';
import { contactReceived, plainQuestions } from '../patterns/plain.ts';
import { boundaries, openers, otherLanguage, ownLimits } from '../patterns/special.ts';
import { meeting } from './meeting.ts';
import { aboutThings, isSomeone, thingsToName } from './naming.ts';
import { eachTone, turnAct } from './plan.ts';

// Situations that have one right way to answer, whatever the objective. Null where this is none of them.

export function special(situation: Situation, objective: Objective): Draft[] | null {
  if (situation.messages.length === 0) return spoken(openers, 'opener', 12);
  if (situation.language === 'other') return spoken(otherLanguage, 'language', 12);
  if (isIntrusive(situation.lastTurn)) return spoken(ownLimits, 'limit', 12);
  const isAskedForNumber = situation.openQuestions.at(-1)?.ask === 'number';
  return boundary(situation) ?? contact(situation) ?? (isAskedForNumber ? null : meeting(situation, objective));
}

function spoken(says: ByTone, strategy: Strategy, fit: number): Draft[] {
  return eachTone.flatMap((tone) =>
    says[tone].map((line): Draft => ({ tone, strategy, lines: [line], hook: null, fit })),
  );
}

/** «Je bosse jusqu'à 17h sauf le mercredi» after a yes is no no. */
const agreedEnough = 0.3;
/** «On décale à la semaine d'après ?» is not one either. */
const movedEnough = 0.6;
const worthTurningTo = 0.5;

function boundary(situation: Situation): Draft[] | null {
  const { signs, lastTurn, openQuestions } = situation;
  const start = lastTurn[0]?.index ?? Number.POSITIVE_INFINITY;
  const kind = signs.findLast(({ index, speaker }) => speaker === 'match' && index >= start)?.kind;
  // Another day is named instead: the meeting is still on the table.
  if (
    kind === 'boundary_day' &&
    (situation.days.length > 0 || situation.meeting.agrees >= agreedEnough || situation.meeting.moves >= movedEnough)
  )
    return null;
  if (kind !== 'boundary_number' && kind !== 'boundary_date' && kind !== 'boundary_day') return null;
  const alone = spoken(boundaries[kind], 'boundary', 14);
  const next = openQuestions.length > 0 ? answersAfter : plainQuestions;
  const things =
    openQuestions.length > 0 ? [] : thingsToName(situation, worthTurningTo).filter((thing) => !isSomeone(thing));
  const turning = alone.flatMap((draft) =>
    aboutThings(things, namingAfterLimit[draft.tone], { ...draft, fit: 24 }).map(
      (named): Draft => ({ ...named, lines: [...draft.lines, ...named.lines] }),
    ),
  );
  const goesOn = alone.flatMap((draft) =>
    next[draft.tone].map((line): Draft => ({ ...draft, lines: [...draft.lines, line], fit: 6 })),
  );
  if (openQuestions.length > 0) return goesOn;
  return kind === 'boundary_day' ? [...turning, ...alone] : [...turning, ...alone, ...goesOn];
}

function contact({ lastTurn }: Situation): Draft[] | null {
  if (turnAct(lastTurn) !== 'contact_given') return null;
  return spoken(contactReceived, 'contact', 13);
}

/** Should nothing else be left, in particular to someone who is told «vous». */
export function lastResort({ lastSpeaker }: Situation): Draft[] {
  return lastSpeaker === null ? [] : spoken(formalPlain, 'act', -20);
}
