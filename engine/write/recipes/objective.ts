import type { Intensity, Objective, Tone } from '#contract/writing.ts';
import { lowerFirst } from '#engine/french/typography.ts';
import type { Hook, Situation } from '#engine/understand/situation.ts';
import type { Draft, Strategy } from '../draft.ts';
import type { Frame } from '../pattern.ts';
import { dateFrames, plainDateFrames, withoutFrames } from '../patterns/date.ts';
import { numberFrames, plainNumberFrames, shares, withoutNumberFrames } from '../patterns/number.ts';
import { plans } from '../patterns/plans.ts';
import {
  lateFrames,
  lateLeads,
  outcomeFrames,
  plainReviveFrames,
  reviveFrames,
  reviveTails,
  withoutReviveFrames,
} from '../patterns/revive.ts';
import { pointsOf } from '../points.ts';
import { actVoices, answersFor } from '../voices.ts';
import { freshHooks, goOn, oldHooks } from './go-on.ts';
import { eachTone, turnAct } from './plan.ts';

// From what was said to a plan, a number, or a talk that starts again.

export function towards(objective: Objective, situation: Situation, intensity: Intensity): Draft[] {
  if (objective === 'revive' && situation.lastSpeaker === 'match' && situation.openQuestions.length > 0)
    return late(situation);
  const hooks = [...freshHooks(situation), ...oldHooks(situation)].filter(({ noun }) => noun).slice(0, hookLimit);
  const drafts =
    objective === 'date'
      ? dates(hooks, intensity)
      : objective === 'number'
        ? numbers(hooks)
        : revivals(hooks, situation, intensity);
  return withAnswer(situation, drafts);
}

/** Every subject comes with every frame, plan and answer: two are plenty. */
const hookLimit = 2;

const isAvoided = ({ stance }: Hook) => stance === 'dislikes' || stance === 'never';

const suits = (intensity: Intensity) => (frame: Frame) => !frame.intensity || frame.intensity.includes(intensity);
const framed = (frames: Frame[], strategy: Strategy, hook: Hook | null, fit: number): Draft[] =>
  frames.map(({ tone, text, intensity }) => ({ tone, strategy, lines: [text], hook, fit: fit + (intensity ? 2 : 0) }));

function dates(hooks: Hook[], intensity: Intensity): Draft[] {
  const built = hooks.flatMap((hook, place) =>
    isAvoided(hook)
      ? framed(withoutFrames, 'date', hook, 14 - place * 2)
      : (plans[hook.topic] ?? plans.other ?? []).flatMap((plan) =>
          framed(dateFrames.filter(suits(intensity)), 'date', hook, 14 - place * 2).map((draft) => ({
            ...draft,
            plan,
          })),
        ),
  );
  return [...built, ...framed(plainDateFrames.filter(suits(intensity)), 'date', null, 0)];
}

function numbers(hooks: Hook[]): Draft[] {
  const built = hooks.flatMap((hook, place) => {
    if (isAvoided(hook)) return framed(withoutNumberFrames, 'number', hook, 14 - place * 2);
    const share = shares[hook.topic];
    return [
      ...(share ? framed(numberFrames[share], 'number', hook, 15 - place * 2) : []),
      ...framed(numberFrames.any, 'number', hook, 12 - place * 2),
    ];
  });
  return [...built, ...framed(plainNumberFrames, 'number', null, 0)];
}

function revivals(hooks: Hook[], situation: Situation, intensity: Intensity): Draft[] {
  const { lastSpeaker } = situation;
  const isLate = lastSpeaker === 'match';
  const framesFor = (hook: Hook) => {
    if (isAvoided(hook)) return withoutReviveFrames;
    if (isLate) return lateFrames;
    return hook.stance === 'future' ? outcomeFrames : reviveFrames.filter(suits(intensity));
  };
  const built = hooks.flatMap((hook, place) => framed(framesFor(hook), 'revive', hook, 14 - place * 2));
  return [
    ...(isLate ? [] : afterMoment(situation)),
    ...built,
    ...framed(plainReviveFrames, 'revive', null, isLate ? -2 : 2),
  ];
}

/** Back on what the match told last. */
function afterMoment({ messages, register }: Situation): Draft[] {
  const end = messages.findLastIndex(({ from }) => from === 'match') + 1;
  const start = messages.slice(0, end).findLastIndex(({ from }) => from === 'moi') + 1;
  const [found] = pointsOf(messages.slice(start, end), register.address, []);
  if (!found || found.weight < 1) return [];
  const { moment, named } = found;
  return eachTone.flatMap((tone) =>
    (moment.revives ?? []).flatMap((line) =>
      reviveTails[tone].map(
        (tail): Draft => ({
          tone,
          strategy: 'revive',
          lines: [line, tail],
          hook: null,
          moment: moment.id,
          ...(named ? { named } : {}),
          fit: 24,
        }),
      ),
    ),
  );
}

/** The user left a question waiting: the answer, with a word for the delay. */
function late(situation: Situation): Draft[] {
  return goOn(situation).flatMap((draft) => {
    const [first = '', ...rest] = draft.lines;
    return lateLeads[draft.tone].map((lead) => ({
      ...draft,
      strategy: 'revive' as const,
      lines: [`${lead} ${lowerFirst(first)}`, ...rest],
    }));
  });
}

/** A question that waits is answered first; an excuse or a compliment gets its word too. */
function withAnswer(situation: Situation, drafts: Draft[]): Draft[] {
  const question = situation.openQuestions.at(-1);
  if (!question) return [...drafts, ...drafts.flatMap((draft) => ledIn(situation, draft))];
  const asked = freshHooks(situation).find(({ index }) => index === question.index);
  const answers = answersFor(question, asked)?.answer;
  return drafts.flatMap((draft) => {
    const lines = (answers?.[draft.tone] ?? []).filter(
      (line) => !/\{(?:[Ll]e|[Dd]e|[Uu]n)\}/.test(line) || draft.hook === asked,
    );
    return lines.length > 0
      ? lines.map((line) => ({ ...draft, lines: [line, ...draft.lines], fit: draft.fit + 2 }))
      : [draft];
  });
}

const leads: ReturnType<typeof turnAct>[] = ['delay_excuse', 'compliment', 'thanks', 'good_news'];

function ledIn({ lastTurn }: Situation, draft: Draft): Draft[] {
  const act = turnAct(lastTurn);
  if (!leads.includes(act)) return [];
  const lines = (tone: Tone) =>
    actVoices(act)
      .filter(({ goesOn }) => goesOn)
      .flatMap(({ says }) => says[tone]);
  return lines(draft.tone).map((line) => ({ ...draft, lines: [line, ...draft.lines], fit: draft.fit + 3 }));
}
