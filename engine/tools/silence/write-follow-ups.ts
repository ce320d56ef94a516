import type { FollowUp } from '#contract/tools.ts';
import type { Person } from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { faultsOf } from '#engine/write/filters.ts';
import { inUsersManner } from '#engine/write/finish.ts';
import { realise } from '#engine/write/realise.ts';
import { shuffled } from '#engine/write/shuffle.ts';
import { formsOf } from '../hook-forms.ts';
import { hooksOf } from '../hooks/find-hooks.ts';
import type { Hook } from '../hooks/hook.ts';
import type { Found } from './find-kind.ts';
import {
  aboutAgreedPlan,
  aboutNothing,
  aboutPastime,
  aboutPlan,
  aboutSubject,
  afterOpening,
  afterReproach,
  dullTopics,
  inHardTimes,
  type Patience,
  placeTopics,
  whenOfAgreedPlan,
  whys,
  whysOfAgreedPlan,
} from './follow-up-lines.ts';

const patiences: Patience[] = ['soon', 'later', 'once'];

/** The slots that speak of a subject. */
const namesSubject = /\{(?:le|de|a|nom)\}/i;

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
  const hooks = goodHooks(situation);
  const graded = patiences.flatMap((patience, place): FollowUp[] => {
    const turned = [
      ...hooks.slice(place % Math.max(1, hooks.length)),
      ...hooks.slice(0, place % Math.max(1, hooks.length)),
    ];
    const content = firstFit(patience, turned, request);
    const isAgreed = request.found.kind === 'plan_agreed';
    const when = isAgreed ? whenOfAgreedPlan[patience] : whenFor(patience, waiting, daysSilent);
    return content ? [{ when, content, why: plain((isAgreed ? whysOfAgreedPlan : whys)[patience]) }] : [];
  });
  return waiting >= tooManyUnanswered ? graded.slice(-1) : graded;
}

/** Up to three subjects that the match named and does not dislike; dull subjects (work, weather) restart no conversation. */
function goodHooks({ messages }: Situation): Hook[] {
  const good = hooksOf(messages).filter(
    ({ speaker, noun, isKnown, topic, stance, surface, index }) =>
      speaker === 'match' &&
      noun &&
      isKnown &&
      !dullTopics.includes(topic) &&
      !['dislikes', 'never', 'asked'].includes(stance) &&
      messages.some((message) => message.index === index && fold(message.text).includes(fold(surface))),
  );
  return good.filter(({ weight }) => weight >= (good[0]?.weight ?? 0) * 0.6).slice(0, 3);
}

function linesFor(patience: Patience, kind: Found['kind'], hook: Hook | null, isAnswered: boolean): string[] {
  if (kind === 'hard_time') return inHardTimes[patience];
  if (kind === 'reproach' && patience === 'soon') return afterReproach;
  if (!isAnswered) return afterOpening[patience];
  if (kind === 'plan_agreed') return aboutAgreedPlan[patience];
  if (kind === 'plan_in_the_air') return aboutPlan[patience];
  if (!hook) return aboutNothing[patience];
  return placeTopics.includes(hook.topic)
    ? aboutSubject[patience]
    : [...aboutSubject[patience], ...aboutPastime[patience]];
}

function firstFit(patience: Patience, hooks: Hook[], request: FollowUpRequest): string | undefined {
  const { found, situation, user, match, key, seed } = request;
  const { address } = situation.register;
  const [hook = null] = hooks;
  const lines = linesFor(
    patience,
    found.kind,
    hook,
    situation.messages.some(({ from }) => from === 'match'),
  );
  const ordered = shuffled(lines, key, (line) => line);
  const start = ((seed % ordered.length) + ordered.length) % ordered.length;
  for (const line of [...ordered.slice(start), ...ordered.slice(0, start), ...aboutNothing[patience]]) {
    const about = namesSubject.test(line) ? hook : null;
    const text = realise(line, {
      address,
      user: user.gender,
      match: match.gender,
      isPlural: about?.noun?.number === 'p',
      values: about ? formsOf(about, address) : {},
    });
    if (text === null || faultsOf(text, address).length > 0) continue;
    const isGrave = found.kind === 'hard_time';
    const manner = { tone: isGrave ? ('original' as const) : ('flirt' as const), isGrave, name: nameIn(about) };
    return inUsersManner(text, situation, manner, seed);
  }
  return undefined;
}

/** A name that a message may start with keeps its capital. */
function nameIn(hook: Hook | null): string | undefined {
  return hook?.name ?? (hook?.noun?.kind === 'proper' || hook?.noun?.named ? hook.noun.text : undefined);
}

/** The pause is counted from the last message; the text counts from today. */
function whenFor(patience: Patience, waiting: number, daysSilent: number | undefined): string {
  if (patience === 'once') {
    if (daysSilent !== undefined && daysSilent >= 30) return 'dans un mois encore, une seule fois';
    return 'dans un mois, une seule fois';
  }
  const due = patience === 'soon' ? (waiting >= 3 ? 7 : waiting === 2 ? 4 : 2) : waiting >= 2 ? 14 : 7;
  const left = due - (daysSilent ?? 0);
  if (patience === 'soon' && left <= 0) return "dès aujourd'hui, si tu veux";
  if (left <= 3) return patience === 'soon' ? 'dans 2 ou 3 jours' : 'dans une semaine';
  if (left <= 5) return patience === 'soon' ? 'dans 4 ou 5 jours' : 'dans une semaine';
  return left <= 8 ? 'dans une semaine' : 'dans deux semaines';
}

const plain = (text: string) => text.replaceAll('’', "'");
