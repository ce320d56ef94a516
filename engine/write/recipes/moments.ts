import type { Intensity, Objective, Tone } from '#contract/writing.ts';
import type { Hook, Situation } from '#engine/understand/situation.ts';
import type { Topic } from '#engine/understand/topics.ts';
import type { Draft, Strategy } from '../draft.ts';
import type { FoundMoment } from '../find-moments.ts';
import { goingOut } from '../meeting-facts.ts';
import type { Moment } from '../moment.ts';
import { together } from '../patterns/invitations.ts';
import { jobNamings, namings } from '../patterns/namings.ts';
import { freshHooks } from '../subjects.ts';
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
  const draft = (strategy: Strategy, { lines, hook }: Reaction, extra = 0): Draft => ({
    tone,
    strategy,
    lines,
    hook,
    moment: moment.id,
    ...(named ? { named } : {}),
    fit: fit + extra,
  });
  const { ask, says, invites } = moment;
  const isVague = weight < 1;
  // A telling that no moment knows is at least answered by its detail.
  const detailed = isVague && named ? moment.react.filter((line) => line.includes('{x}')) : [];
  const lines = detailed.length > 0 ? detailed : moment.react;
  const react = [...lines.map((line): Reaction => ({ lines: [line], hook: null })), ...naming(moment, tone, situation)];
  const then = ({ lines: first, hook }: Reaction, next: string): Reaction => ({ lines: [...first, next], hook });
  const question = situation.openQuestions.at(-1);
  const answers = question ? answerLines(situation, tone) : [];
  if (objective === 'date' || objective === 'number') {
    const frames = framesFor(objective, tone, intensity);
    if (question?.ask === 'number')
      return answers.map((answer) => draft(objective, { lines: [answer], hook: null }, 4));
    const own = objective === 'date' ? [...(invites ?? []), ...(namesOuting(situation) ? together[tone] : [])] : [];
    const leads = question
      ? isVague
        ? answers.map((answer): Reaction => ({ lines: [answer], hook: null }))
        : react.filter(isShort).flatMap((reaction) => answers.map((answer) => then(reaction, answer)))
      : react;
    return leads.flatMap((lead) => [
      ...frames.map((text) => draft(objective, then(lead, text))),
      ...own.map((text) => draft(objective, then(lead, text), 3)),
    ]);
  }
  if (question)
    return react.flatMap((reaction) => answers.map((answer) => draft('answer_hook', then(reaction, answer))));
  return [
    ...(says?.[tone] ?? []).map((line) => draft('moment', { lines: [line], hook: null }, 2)),
    ...react.flatMap((reaction) => ask[tone].map((next) => draft('moment', then(reaction, next)))),
  ];
}

interface Reaction {
  lines: string[];
  /** The thing that it names. */
  hook: Hook | null;
}

/** «Le marathon, rien que ça. Respect, vraiment !»: what was told is named where the reaction alone would not. */
function naming({ react, ofUser }: Moment, tone: Tone, situation: Situation): Reaction[] {
  const hook = freshHooks(situation).find(
    ({ noun, stance, topic }) => noun && stance !== 'asked' && stance !== 'dislikes' && !unnamed.includes(topic),
  );
  if (!hook || ofUser) return [];
  const openings = (hook.topic === 'job' ? jobNamings : namings)[tone];
  return react
    .filter((line) => line.length <= 42 && !line.includes('{x}'))
    .flatMap((line) => openings.map((opening) => ({ lines: [opening, line], hook })));
}

/** People are not to be named like things, and days are no subject. */
const unnamed: Topic[] = ['family', 'children', 'friends', 'weekend'];

/** Before an answer and an invitation there is room for a word or two. */
const isShort = ({ lines }: Reaction) => lines.join(' ').length <= 48;

const namesOuting = ({ lastTurn }: Situation) => lastTurn.some(({ text }) => goingOut.test(text));
