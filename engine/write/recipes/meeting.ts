import type { Objective } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import type { Draft } from '../draft.ts';
import { type MeetingFacts, meetingFacts } from '../meeting-facts.ts';
import type { ByTone } from '../pattern.ts';
import { formalActs } from '../patterns/formal.ts';
import {
  allSettled,
  dayMissing,
  hourMissing,
  onlyTheDay,
  placeMissing,
  rescheduled,
  whenAsked,
} from '../patterns/meetings.ts';
import { eachTone, isDayAfterPlan, isYesToPlan, turnAct } from './plan.ts';

// A meeting is on the table: what was said is kept, what is missing is asked for. Null where there is none.

export function meeting(situation: Situation, objective: Objective): Draft[] | null {
  if (!isOnTheTable(situation, objective)) return null;
  if (situation.register.address === 'vous') return drafts(formalActs, 13);
  const facts = meetingFacts(situation);
  return drafts(linesFor(facts, situation), 45, facts);
}

function isOnTheTable(situation: Situation, objective: Objective): boolean {
  const { lastTurn, openQuestions } = situation;
  if (lastTurn.length === 0) return false;
  const act = turnAct(lastTurn);
  return (
    openQuestions.some(({ ask, text }) => ask === 'plan' || ask === 'availability' || proposesDay.test(text)) ||
    act === 'plan_proposal' ||
    act === 'availability' ||
    isYesToPlan(situation) ||
    isDayAfterPlan(situation) ||
    (act === 'agreement' && objective === 'date' && situation.stage === 'date_in_the_air')
  );
}

/** «Vendredi soir, bowling de Mérignac ?», «samedi, ça t'irait ?», «oui, quand ?»; not «tu fais quoi samedi ?». */
const proposesDay =
  /^(?!.*\b(?:tu fais|vous faites|tu as fait|t'as fait|c'etait|tu faisais|ou tu|ou t'|ou vous)\b).*(?:\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b|\b(?:on|ca t|ca te|verre|cafe|se voir)\b.*\b(?:demain|ce soir|ce week-end)\b|\b(?:demain|ce soir|ce week-end)\b.*\b(?:on|ca t|ca te|verre|cafe|se voir)\b|\bquand \?$)/;

function linesFor(
  { when, hasHour, where, isElsewhere }: MeetingFacts,
  { openQuestions, days, lastTurn }: Situation,
): ByTone {
  const asksWhen =
    days.length === 0 && openQuestions.some(({ ask, text }) => ask === 'availability' || /\bquand \?$/.test(text));
  if (asksWhen) return whenAsked;
  if (days.length === 0 && lastTurn.some(({ acts }) => acts.includes('unavailable'))) return rescheduled;
  if (!when) return dayMissing;
  if (!where) return isElsewhere ? onlyTheDay : placeMissing;
  return hasHour ? allSettled : hourMissing;
}

function drafts(says: ByTone, fit: number, facts?: MeetingFacts): Draft[] {
  return eachTone.flatMap((tone) =>
    says[tone].map(
      (line): Draft => ({
        tone,
        strategy: 'plan',
        lines: [line],
        hook: null,
        ...(facts ? { facts } : {}),
        fit: fit + 2 * (line.match(/\{(?:quand|ou|quoi)\}/g)?.length ?? 0),
      }),
    ),
  );
}
