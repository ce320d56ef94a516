import type { Intensity, Objective, Tone } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import type { Draft, Strategy } from '../draft.ts';
import type { FoundMoment } from '../find-moments.ts';
import { goingOut } from '../meeting-facts.ts';
import { together } from '../patterns/invitations.ts';
import { answerLines } from './answer.ts';
import { framesFor } from './frames.ts';
import { eachTone } from './plan.ts';

// The point of the last message first: a reaction to it, then the answer, the question or the wish.

/** Above every other way to reply; how far apart two moments of one turn stand comes on top. */
const fitOfMoment = 40;
/** How something was told is the last thing to hold on to, and no sure one. */
const fitOfTelling = 10;
/** A second thing that was said may be taken up as well, if it weighs about as much. */
const reach = 0.9;

export function aboutMoments(
  found: FoundMoment[],
  situation: Situation,
  objective: Objective,
  intensity: Intensity,
): Draft[] {
  const top = found[0]?.weight ?? 0;
  return found
    .filter(({ weight }) => weight >= top - reach)
    .slice(0, 3)
    .flatMap((each) => {
      const fit =
        each.weight < 1 ? fitOfTelling : fitOfMoment - Math.max(0, 2 - each.weight) * 6 - (top - each.weight) * 3;
      return eachTone.flatMap((tone) => draftsOf(each, tone, situation, objective, intensity, fit));
    });
}

function draftsOf(
  { moment, named, weight }: FoundMoment,
  tone: Tone,
  situation: Situation,
  objective: Objective,
  intensity: Intensity,
  fit: number,
): Draft[] {
  const draft = (strategy: Strategy, lines: string[], extra = 0): Draft => ({
    tone,
    strategy,
    lines,
    hook: null,
    moment: moment.id,
    ...(named ? { named } : {}),
    fit: fit + extra,
  });
  const { ask, says, invites } = moment;
  const isVague = weight < 1;
  // A telling that no moment knows is at least answered by its detail.
  const detailed = isVague && named ? moment.react.filter((line) => line.includes('{x}')) : [];
  const react = detailed.length > 0 ? detailed : moment.react;
  const question = situation.openQuestions.at(-1);
  const answers = question ? answerLines(situation, tone) : [];
  if (objective === 'date' || objective === 'number') {
    const frames = framesFor(objective, tone, intensity);
    if (question?.ask === 'number') return answers.map((answer) => draft(objective, [answer], 4));
    const own = objective === 'date' ? [...(invites ?? []), ...(namesOuting(situation) ? together[tone] : [])] : [];
    const leads = question
      ? isVague
        ? answers.map((answer) => [answer])
        : react.filter(isShort).flatMap((line) => answers.map((answer) => [line, answer]))
      : react.map((line) => [line]);
    return leads.flatMap((lead) => [
      ...frames.map((text) => draft(objective, [...lead, text])),
      ...own.map((text) => draft(objective, [...lead, text], 3)),
    ]);
  }
  if (question) return react.flatMap((line) => answers.map((answer) => draft('answer_hook', [line, answer])));
  return [
    ...(says?.[tone] ?? []).map((line) => draft('moment', [line], 2)),
    ...react.flatMap((line) => ask[tone].map((next) => draft('moment', [line, next]))),
  ];
}

/** Before an answer and an invitation there is room for a word or two. */
const isShort = (line: string) => line.length <= 42;

const namesOuting = ({ lastTurn }: Situation) => lastTurn.some(({ text }) => goingOut.test(text));
