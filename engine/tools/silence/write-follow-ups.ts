import type { FollowUp } from '#contract/tools.ts';
import { waitingDays } from '#contract/waiting-days.ts';
import type { Person } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { faultsOf } from '#engine/write/filters.ts';
import { inUsersManner } from '#engine/write/finish.ts';
import { realise } from '#engine/write/realise.ts';
import { shuffled } from '#engine/write/shuffle.ts';
import { openerLines } from '../openers/opener-lines.ts';
import { subjectsOf } from '../openers/read-profile.ts';
import type { Found } from './find-kind.ts';
import {
  aboutAgreedPlan,
  aboutNothing,
  aboutPlan,
  afterOpening,
  afterReproach,
  beforeQuestion,
  inHardTimes,
  type Patience,
  whenOfAgreedPlan,
  whys,
  whysOfAgreedPlan,
} from './follow-up-lines.ts';

const patiences: Patience[] = ['soon', 'later', 'once'];

/** Work restarts no conversation. */
const dullSubjects: readonly string[] = [
  'care',
  'teaching',
  'tech',
  'law',
  'science',
  'building',
  'train_driver',
  'pet_name',
];

/** From this number of unanswered messages on, only the latest follow-up is offered. */
const tooManyUnanswered = 4;

export interface FollowUpRequest {
  situation: Situation;
  found: Found;
  user: Person;
  match: Person;
  daysSilent: number | undefined;
  key: number;
  seed: number;
}

/** Three messages, for soon, later and in a month; only the last one where the user has sent too many already. */
export function writeFollowUps(request: FollowUpRequest): FollowUp[] {
  const { situation, daysSilent } = request;
  const waiting = situation.reciprocity.unanswered.value;
  const questions = questionsAbout(situation, request.key + request.seed);
  const graded = patiences.flatMap((patience, place): FollowUp[] => {
    const content = firstFit(patience, questions[place], request);
    const isAgreed = request.found.kind === 'plan_agreed';
    const when = isAgreed ? whenOfAgreedPlan[patience] : whenFor(patience, waiting, daysSilent);
    return content ? [{ when, content, why: plain((isAgreed ? whysOfAgreedPlan : whys)[patience]) }] : [];
  });
  return waiting >= tooManyUnanswered ? graded.slice(-1) : graded;
}

/** Questions about what the match told, to someone who says «tu»: one for soon, one for later. */
function questionsAbout({ messages, register }: Situation, key: number): string[] {
  const told = messages.filter(({ from, text }) => from === 'match' && !text.includes('?')).map(({ text }) => text);
  if (register.address !== 'tu') return [];
  const [latest] = subjectsOf(told.toReversed().join('\n')).filter(({ subject }) => !dullSubjects.includes(subject));
  if (!latest) return [];
  const fitting = openerLines.filter(
    ({ subject, strategy }) => subject === latest.subject && ['question', 'false_choice'].includes(strategy),
  );
  return shuffled(fitting, key, ({ text }) => text)
    .slice(0, 2)
    .map(({ text }, place) => {
      const greeting = place === 0 ? '' : `${beforeQuestion[key % beforeQuestion.length]} `;
      return greeting + text.replace('{là}', latest.where ?? '');
    });
}

function linesFor(patience: Patience, kind: Found['kind'], isAnswered: boolean): string[] | null {
  if (kind === 'hard_time') return inHardTimes[patience];
  if (kind === 'reproach' && patience === 'soon') return afterReproach;
  if (!isAnswered) return afterOpening[patience];
  if (kind === 'plan_agreed') return aboutAgreedPlan[patience];
  return kind === 'plan_in_the_air' ? aboutPlan[patience] : null;
}

function firstFit(patience: Patience, question: string | undefined, request: FollowUpRequest): string | undefined {
  const { found, situation, user, match, key, seed } = request;
  const { address } = situation.register;
  const isAnswered = situation.messages.some(({ from }) => from === 'match');
  const special = linesFor(patience, found.kind, isAnswered);
  const lines = special ?? aboutNothing[patience];
  const ordered = shuffled(lines, key, (line) => line);
  const start = ((seed % ordered.length) + ordered.length) % ordered.length;
  const turned = [...ordered.slice(start), ...ordered.slice(0, start), ...aboutNothing[patience]];
  for (const line of special || !question ? turned : [question, ...turned]) {
    const text = realise(line, { address, user: user.gender, match: match.gender });
    if (faultsOf(text, address).length > 0) continue;
    const isGrave = found.kind === 'hard_time';
    return inUsersManner(text, situation, { tone: isGrave ? 'original' : 'flirt', isGrave }, seed);
  }
  return undefined;
}

/** The pause is counted from the last message; the text counts from today. */
function whenFor(patience: Patience, waiting: number, daysSilent: number | undefined): string {
  if (patience === 'once') {
    if (daysSilent !== undefined && daysSilent >= 30) return 'dans un mois encore, une seule fois';
    return 'dans un mois, une seule fois';
  }
  const due = patience === 'soon' ? Math.min(7, waitingDays(waiting)) : waiting >= 2 ? 14 : 7;
  const left = due - (daysSilent ?? 0);
  if (patience === 'soon' && left <= 0) return "dès aujourd'hui, si tu veux";
  if (left <= 3) return patience === 'soon' ? 'dans 2 ou 3 jours' : 'dans une semaine';
  if (left <= 5) return patience === 'soon' ? 'dans 4 ou 5 jours' : 'dans une semaine';
  return left <= 8 ? 'dans une semaine' : 'dans deux semaines';
}

const plain = (text: string) => text.replaceAll('’', "'");
