import type { Intensity, Objective, Tone } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import type { TurnKind } from '#engine/understand/turn-kind/kinds.ts';
import type { Draft, Strategy } from '../draft.ts';
import type { FoundMoment } from '../find-moments.ts';
import { tellsGrave } from '../grave.ts';
import { goingOut } from '../meeting-facts.ts';
import type { Moment } from '../moment.ts';
import { together } from '../patterns/invitations.ts';
import { acceptedMoments } from '../patterns/moments/accepted.ts';
import { thingsOf } from '../things.ts';
import { answersTo } from './answer.ts';
import { framesFor } from './frames.ts';
import { eachTone } from './plan.ts';

// The point of the last message first: a reaction to it, then the answer, the question or the wish.

/** About as good as what the turn does; how far apart two moments of one turn stand comes on top. */
const fitOfMoment = 46;
/** One that often mishears comes after what the turn does, unless the turn simply tells of something. */
const fitOfOther = 34;
const aboutThings: TurnKind[] = ['told', 'plan', 'dream', 'dry'];
/** That something is a trouble is no sure thing to hold on to. */
const fitOfTelling = 20;
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
        each.weight < 1
          ? fitOfTelling
          : fitOf(each, situation) -
            Math.max(0, 2 - each.weight) * 14 -
            (top - each.weight) * 3 -
            (isBesideThePoint(each, situation) ? fitLost : 0);
      return eachTone.flatMap((tone) => draftsOf(each, tone, situation, objective, intensity, fit));
    });
}

function draftsOf(
  { moment, named, heard = '', weight }: FoundMoment,
  tone: Tone,
  situation: Situation,
  objective: Objective,
  intensity: Intensity,
  fit: number,
): Draft[] {
  const np = isHeavy(moment) || moment.ofUser || moment.acts ? undefined : thingFor(situation, heard, tone);
  const draft = (strategy: Strategy, lines: string[], extra = 0): Draft => ({
    tone,
    strategy,
    lines,
    hook: null,
    moment: moment.id,
    ...(named ? { named } : {}),
    ...(np ? { np } : {}),
    fit: fit + extra,
  });
  const { ask, says, invites } = moment;
  const isVague = weight < 1;
  const react = moment.react.map((line) => (isNaming(line, np) ? [echoed, line] : [line]));
  const question = situation.openQuestions.at(-1);
  const answers = question ? answersTo(situation, tone) : [];
  if (objective === 'date' || objective === 'number') {
    const frames = framesFor(objective, tone, intensity);
    if (question?.ask === 'number') return answers.map((line) => draft(objective, [line], 4));
    const own = objective === 'date' ? [...(invites ?? []), ...(namesOuting(situation) ? together[tone] : [])] : [];
    const leads = question
      ? isVague
        ? answers.map((line) => [line])
        : react.filter(isShort).flatMap((reaction) => answers.map((line) => [...reaction, line]))
      : react;
    return leads.flatMap((lead) => [
      ...frames.map((text) => draft(objective, [...lead, text])),
      ...own.map((text) => draft(objective, [...lead, text], 3)),
    ]);
  }
  if (question)
    return react.flatMap((reaction) => answers.map((answer) => draft('answer_hook', [...reaction, answer])));
  return [
    ...(says?.[tone] ?? []).map((line) => draft('moment', [line], 2)),
    ...react.flatMap((reaction) => ask[tone].map((next) => draft('moment', [...reaction, next]))),
  ];
}

function fitOf({ moment }: FoundMoment, { kinds }: Situation): number {
  const isAboutThings = kinds[0] === undefined || aboutThings.includes(kinds[0].kind);
  return acceptedMoments.has(moment.id) || isAboutThings ? fitOfMoment : fitOfOther;
}

/** Where someone jokes, teases or grieves, the subject is not what it is about. */
function isBesideThePoint({ moment, weight }: FoundMoment, { kinds, lastTurn }: Situation): boolean {
  const [likeliest] = kinds;
  if (tellsGrave(lastTurn) && weight < 3 && !graveMoments.test(moment.id)) return true;
  if (!likeliest || likeliest.probability < sure) return false;
  if (moment.id.startsWith('laugh')) return likeliest.kind !== 'laugh' && likeliest.kind !== 'gag';
  if (moment.ofUser || moment.acts || weight >= 3) return false;
  return aboutTheTalk.includes(likeliest.kind);
}

/** Moments that are about just that. */
const graveMoments =
  /^(?:told|job-lost|pet-died|relative-ill|child-ill|ill|hurt|after-breakup|loss|sport-injury|divorce|custody)/;
const sure = 0.55;
const fitLost = 18;
const aboutTheTalk: TurnKind[] = ['gag', 'tease', 'laugh', 'compliment', 'hint', 'sorry', 'thanks', 'agree', 'trouble'];

/** Where the reaction does not say what it is about, what they named does. */
const isNaming = (line: string, np: string | undefined) => np !== undefined && !line.includes('{x}');

/** Not to be asked back with a question mark. */
const isHeavy = ({ id }: Moment) => id === 'loss-long-ago' || id === 'told-confidence';

/** Something that the moment is about; another one for each tone, where there are several. */
function thingFor(situation: Situation, heard: string, tone: Tone): string | undefined {
  if (situation.mood !== 'light') return undefined;
  const things = thingsOf(situation).filter(({ noun }) => heard.includes(noun));
  return things[eachTone.indexOf(tone) % Math.max(1, things.length)]?.text;
}

const echoed = '{np} ?';

/** Before an answer and an invitation there is room for a word or two. */
const isShort = (lines: string[]) => (lines.at(-1) ?? '').length <= 48;

const namesOuting = ({ lastTurn }: Situation) => lastTurn.some(({ text }) => goingOut.test(text));
