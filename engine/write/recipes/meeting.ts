import type { Objective, Tone } from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import { outings } from '#engine/understand/lexicon/outing-words.ts';
import type { Situation } from '#engine/understand/situation.ts';
import type { Draft } from '../draft.ts';
import { type MeetingFacts, meetingFacts } from '../meeting-facts.ts';
import type { ByTone } from '../pattern.ts';
import { answersAfter } from '../patterns/answers.ts';
import {
  accepted,
  acceptedDay,
  again,
  agreed,
  agreedDay,
  choosing,
  dayMissing,
  daySought,
  getWell,
  noWorry,
  putOff,
  settled,
  takenUp,
  takenUpThen,
} from '../patterns/meetings.ts';
import { namingBeforeWish, namingGetWell, namingHints, namingPlans, namingYes } from '../patterns/naming.ts';
import type { NamedThing } from '../thing/named-things.ts';
import { isYesOrNo } from './answer.ts';
import { framesFor } from './frames.ts';
import { isChoice, isLeftToUser, isTimeNamed, type Step, stepOf, twoTimes } from './meeting-step.ts';
import {
  aboutThings,
  isSomeone,
  lovedOnes,
  thingsAround,
  thingsAsked,
  thingsSpokenOf,
  thingsToName,
  worthAccepting,
} from './naming.ts';
import { eachTone } from './plan.ts';
import { inTheMood } from './taking.ts';

// A meeting is on the table: a yes to what was said, and an answer to what was asked with it. Null where there is none.

export function meeting(situation: Situation, objective: Objective): Draft[] | null {
  const step = stepOf(situation, objective);
  if (!step) return null;
  const facts = meetingFacts(situation);
  const asked = thingsAsked(situation, worthAccepting);
  const proposed = step === 'proposed' ? (asked.length > 0 ? asked : thingsProposed(situation)) : [];
  return eachTone.flatMap((tone) => {
    const lines = linesFor(step, situation, facts).flatMap((says) => says[tone]);
    const isHinted = step === 'hinted';
    const leads = step === 'moved' && isSorry(situation) ? worryOf(situation)[tone].map((lead) => [lead]) : [[]];
    const ailing = step === 'moved' && isIll(situation) ? lovedOnes(situation) : [];
    const base = { tone, strategy: 'plan', hook: null, facts } as const;
    const naming = { ...base, fit: fitOfNaming };
    const isSought = lines.some((line) => dayMissing[tone].includes(line));
    const ends = wishes(isSought ? [[daySought]] : endsFor(situation, answersAfter[tone]), objective, tone);
    const yes = aboutThings(proposed, isChoice(situation) ? [] : namingYes[tone], naming, ends);
    const said = lines.flatMap((line) =>
      combined(leads, wishes(endsFor(situation, answersAfter[tone]), objective, tone)).map(
        ([lead, end]): Draft => ({
          tone,
          strategy: 'plan',
          // To take up a hint comes last, after what was asked.
          lines: isHinted ? [...end, line] : [...lead, line, ...end],
          hook: null,
          facts,
          fit: 45 + (line.includes('{quand}') ? 2 : 0),
        }),
      ),
    );
    const hints = isHinted ? hinted(situation, tone, lines, base) : [];
    const isYes = step === 'settled' || step === 'agreed';
    // The day says more than what was proposed for it.
    const plans =
      isYes && !isSought && !lines.some((line) => line.includes('{quand}'))
        ? aboutThings(planned(situation), namingPlans[tone], naming, ends)
        : [];
    const wishedWell = aboutThings(
      ailing,
      namingGetWell[tone],
      naming,
      lines.flatMap((line) => ends.map((end) => [line, ...end])),
    );
    return [...wishedWell, ...yes, ...hints, ...plans, ...said];
  });
}

const fitOfNaming = 48;
const worthProposing = 0.3;
const worthGoing = 0.3;
const worthTakingUp = 0.4;

/** What one could go to is named with a yes; else what surely matters, before it. */
function hinted(
  situation: Situation,
  tone: Tone,
  lines: string[],
  base: Omit<Draft, 'lines' | 'thing' | 'fit'>,
): Draft[] {
  // What is asked with it wants its answer first.
  if (endsFor(situation, ['?']).some((end) => end.length > 0)) return [];
  const naming = { ...base, fit: fitOfNaming };
  const going = outingsIn(situation);
  // What has its day wants no other.
  const ends = lines.some((line) => line.includes('[Ton jour]')) ? [[daySought]] : [[]];
  if (going.length > 0) return aboutThings(going, namingHints[tone], naming, ends);
  const now = thingsToName(situation, worthTakingUp).filter((thing) => !isSomeone(thing));
  const things = now.length > 0 ? now : thingsAround(situation);
  return aboutThings(
    things,
    inTheMood(situation, namingBeforeWish[tone]),
    naming,
    lines.map((line) => [line]),
  );
}

/** What one goes to: «la brocante», «le concert». */
const outingsIn = (situation: Situation) => thingsToName(situation, worthGoing).filter(isOuting);

/** What one would go to: «va pour les chaises» is not what was proposed. */
const thingsProposed = (situation: Situation) => thingsToName(situation, worthProposing).filter(isOuting);

/** What the user has just proposed. */
const planned = (situation: Situation) => thingsSpokenOf(situation, worthGoing).filter(isOuting);

const isOuting = ({ text }: NamedThing) =>
  fold(text)
    .split(/[ ']/)
    .some((word) => outings.includes(word));

/** Where the user would like to write elsewhere, this is the moment to say so. */
function wishes(ends: string[][], objective: Objective, tone: Tone): string[][] {
  if (objective !== 'number') return ends;
  return ends.flatMap((end) => framesFor('number', tone, 'soft').map((frame) => [...end, frame]));
}

const combined = (leads: string[][], ends: string[][]) =>
  leads.flatMap((lead) => ends.map((end): [string[], string[]] => [lead, end]));

const isSorry = ({ lastTurn }: Situation) => lastTurn.some(({ plain }) => sorry.test(plain) || ill.test(plain));

const sorry =
  /\b(?:desolee?|pardon|excuse|embetee?|decue?|degoutee?|annul\w+|decal\w+|report\w+|peux pas|pourrai pas|lachee?|empechement)\b/;

const ill = /\b(?:malade|fievre|hopital|hospitalis\w+|urgences|grippe|gastro|angine|covid|operation|accident|39|40)\b/;

const isIll = ({ lastTurn }: Situation) => lastTurn.some(({ plain }) => ill.test(plain));
const worryOf = (situation: Situation) => (isIll(situation) ? getWell : noWorry);

function linesFor(step: Step, situation: Situation, { when }: MeetingFacts): ByTone[] {
  const { lastTurn } = situation;
  const isOneDay = situation.days.length === 1 && when !== undefined && !isChoice(situation);
  if (step === 'hinted') return isOneDay || namesDate(situation) || hasOwnDay(situation) ? [takenUpThen] : [takenUp];
  if (step === 'met') return [again];
  if (step === 'settled') return [when ? agreedDay : settled];
  if (isChoice(situation) || (situation.days.length > 1 && step !== 'moved')) return [choosing];
  if (step === 'moved' && lastTurn.some(({ plain }) => freeAfter.test(plain))) return [dayMissing];
  if (step === 'moved') return isOneDay ? [acceptedDay] : proposesAnother(situation) ? [accepted] : [putOff];
  const isTimed = when !== undefined || namesDate(situation) || isTimeNamed(situation);
  if (isLeftToUser(situation) || (!isTimed && situation.openQuestions.length === 0)) return [dayMissing];
  const day = isTimeNamed(situation) ? agreedDay : acceptedDay;
  if (step === 'agreed') return [isOneDay ? day : when && isTimeNamed(situation) ? agreedDay : agreed];
  return [isOneDay ? day : accepted];
}

/** «Après ça je suis libre comme l'air» */
const freeAfter =
  /\b(?:apres(?: (?:ca|cela|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))?|ensuite|a partir de (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain))[ ,]+je suis (?:\p{L}+ )?(?:libre|disponible)\b/u;

/** «La semaine prochaine je suis sans enfant à partir du mercredi» */
const freeThen =
  /\b(?:semaine prochaine|week-end prochain|d'apres)\b[^.!?]*\bje (?:suis (?:libre|disponible|sans|tranquille)|peux)\b/;

/** «On remet ça la semaine prochaine ?» */
const proposesAnother = ({ openQuestions, lastTurn }: Situation) =>
  lastTurn.some(({ plain }) => freeThen.test(plain)) ||
  openQuestions.some(({ text }) =>
    /\bon (?:\p{L}+ )?(?:remet|recale|decale|reporte|remettre|recaler|decaler|reporter)\b[^?]*\b(?:semaine|week-end|d'apres|prochaine?)\b/u.test(
      text,
    ),
  );

/** The match has just said when it is. */
const hasOwnDay = ({ messages }: Situation) =>
  messages.slice(-3).some(({ from, plain }) => from === 'match' && ownDay.test(plain));

const ownDay = /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir)\b/;

/** «le 8», «vers 18h» */
const namesDate = ({ lastTurn, messages }: Situation) =>
  lastTurn.some(({ plain }) => /\d ?h\b|\bmi-\w+/.test(plain)) ||
  messages.slice(-4).some(({ from, plain }) => from === 'match' && /\ble \d{1,2}\b/.test(plain));

/** A question that a yes does not answer has its own blank. */
function endsFor(situation: Situation, answers: string[]): string[][] {
  const { openQuestions, lastTurn } = situation;
  if (lastTurn.some(({ plain }) => leavesPlace.test(plain))) return [['[Ton endroit], ça {te|vous} va ?']];
  const question = openQuestions.at(-1);
  if (isLeftToUser(situation)) return [[]];
  const isMet = question && ((isYesOrNo(question) && aboutMeeting.test(question.text)) || twoTimes.test(question.text));
  return question && !isMet ? answers.map((line) => [line]) : [[]];
}

/** «je te laisse choisir l'endroit» */
const leavesPlace =
  /\b(?:te laisse|tu|a toi de|toi qui) (?:choisir|choisis|proposer|proposes|decides|decider)(?: de)? (?:l'endroit|le lieu|le bar|le resto|le glacier|le cafe|le film|l'heure|ou)\b/;

const aboutMeeting =
  /\b(?:ca (?:te|vous|t'|vous) ?(?:va|dit|dirait|tente|tenterait|irait|convient|conviendrait|arrange)|on (?:y va|se|dit|fait|decale|remet|recale|reporte|peut|pourrait)|toujours|partante?|disponible|libre|ok|bon pour|\d{1,2} ?h\d*|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|midi|chaude?|tu viens|quelqu'un|avec qui|te defiles|je t'emmene|je t'invite|te prendre|tu en es|t'en es|comprendrais|fachee?|m'en veux|te derange|en journee|cap|chiche|oses|partant\w*|interesse\w*)\b/;
