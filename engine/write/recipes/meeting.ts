import type { Objective } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import type { Draft } from '../draft.ts';
import { type MeetingFacts, meetingFacts } from '../meeting-facts.ts';
import type { ByTone } from '../pattern.ts';
import { formalActs } from '../patterns/formal.ts';
import {
  allSettled,
  dayMissing,
  fixed,
  hourMissing,
  onlyTheDay,
  placeAsked,
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
  if (asksOther(situation)) return false;
  if (lastTurn.some(({ plain }) => invitesAlong.test(plain))) return true;
  return (
    openQuestions.some(({ ask, text }) => ask === 'plan' || ask === 'availability' || proposesDay.test(text)) ||
    act === 'plan_proposal' ||
    act === 'availability' ||
    isYesToPlan(situation) ||
    isFixed(situation) ||
    (objective === 'date' && lastTurn.some(({ plain }) => leavesPlace.test(plain))) ||
    isDayAfterPlan(situation) ||
    (act === 'agreement' && objective === 'date' && situation.stage === 'date_in_the_air')
  );
}

/** The meeting is settled or not, but something else is asked about it: that wants its own answer. */
function asksOther({ openQuestions }: Situation): boolean {
  const last = openQuestions.at(-1);
  if (!last || last.ask === 'plan' || last.ask === 'availability') return false;
  return otherQuestion.test(last.text);
}

const otherQuestion =
  /\bou (?:tu|on|je|c'est|plutot)\b.*\?|\bautre (?:idee|chose|endroit)\b|\btu (?:finis|sors|commences) a quelle heure\b|\b(?:que|qui rentre que|tous) (?:le|les) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\b|^comment (?:je|on)\b/;

/** «si tu viens, je te montre la place Stan», «va falloir trancher ça en vrai», «t'es chaud ?» */
const invitesAlong =
  /\bsi tu (?:viens|passes|montes|descends)\b.*\bje (?:te|t'|paye?)|\b(?:va falloir|faudra|il faudra|il faut qu'on|faut qu'on) (?:\p{L}+ ){0,3}en vrai\b|\b(?:t'es|tu es|t) chaude?\b.{0,24}|\bnous pourrions\b|\bsi le coeur vous en dit\b|\btu m'accompagnes\b|\bon se motive\b|\btu viens (?:avec (?:moi|nous)|\?)/u;

/** The match leaves the place to the user. */
const leavesPlace =
  /\b(?:choisis|propose|trouve) (?:l'|un |le |nous )?(?:endroit|bar|resto|lieu|coin|adresse)|\btu (?:preferes|proposes|penses a|veux aller) (?:ou|quoi)\b|\bon (?:se retrouve|va|fait ca) ou\b/;

/** «Vendredi soir, bowling de Mérignac ?», «samedi, ça t'irait ?», «oui, quand ?»; not «tu fais quoi samedi ?». */
const proposesDay =
  /^(?!.*\b(?:ton (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|tu fais|vous faites|tu as fait|t'as fait|c'etait|tu faisais|ou tu|ou t'|ou vous)\b).*(?:\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b|\b(?:on|ca t|ca te|verre|cafe|se voir)\b.*\b(?:demain|ce soir|ce week-end)\b|\b(?:demain|ce soir|ce week-end)\b.*\b(?:on|ca t|ca te|verre|cafe|se voir)\b|\bquand \?$)/;

function linesFor({ when, hasHour, where, isElsewhere }: MeetingFacts, situation: Situation): ByTone {
  const { openQuestions, days, lastTurn } = situation;
  const asksWhen =
    days.length === 0 && openQuestions.some(({ ask, text }) => ask === 'availability' || /\bquand \?$/.test(text));
  if (asksWhen) return whenAsked;
  if (lastTurn.some(({ plain }) => leavesPlace.test(plain))) return placeAsked;
  if (isFixed(situation)) return fixed;
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

/** The user named a day or an hour, and the match says yes to it: nothing is left to be asked. */
function isFixed(situation: Situation): boolean {
  return situation.openQuestions.length === 0 && situation.days.length === 0 && isAgreed(situation);
}

/** Whether the match said yes to a day or an hour: there is nothing left to invite to. */
export function isAgreed({ messages, lastTurn }: Situation): boolean {
  const before = messages.filter(({ index }) => index < (lastTurn[0]?.index ?? 0)).slice(-2);
  const isNamed = before.some(({ from, plain }) => from === 'moi' && namesTime.test(plain));
  return isNamed && lastTurn.some(({ plain }) => saysYes.test(plain));
}

const namesTime = /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|\d{1,2} ?h)\b/;
const saysYes =
  /^(?:oui|ouais|yes|parfait|top|super|nickel|ok|carrement|ca marche|avec plaisir|vendu|impec\w*|genial|volontiers)\b/;
