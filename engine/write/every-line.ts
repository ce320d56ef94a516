import type { Topic } from '#engine/understand/topics.ts';
import { topics as allTopics } from '#engine/understand/topics.ts';
import type { ByTone } from './pattern.ts';
import { acts } from './patterns/acts.ts';
import { answersAboutLife } from './patterns/answers-about-life.ts';
import { answersAboutTastes } from './patterns/answers-about-tastes.ts';
import { callbacks, plainQuestions } from './patterns/callbacks.ts';
import { dateFrames, plainDateFrames, withoutFrames } from './patterns/date.ts';
import { dateEchoes, eventEchoes, habitEchoes, numberEchoes } from './patterns/echoes.ts';
import { formalActs, formalAsk, formalPlain, formalReact } from './patterns/formal.ts';
import { moods } from './patterns/moods.ts';
import { numberFrames, plainNumberFrames, withoutNumberFrames } from './patterns/number.ts';
import { plans } from './patterns/plans.ts';
import { lateFrames, lateLeads, plainReviveFrames, reviveFrames, withoutReviveFrames } from './patterns/revive.ts';
import { boundaries, exits, openers, otherLanguage } from './patterns/special.ts';
import { topicVoices } from './voices.ts';

/** A pattern and the subjects it can be about; any where none is named. */
export interface Line {
  text: string;
  topics?: Topic[];
}

export function everyLine(): Line[] {
  const about = topicVoices.flatMap(({ topics, react, ask }) =>
    [...flat(react), ...flat(ask)].map(
      (text): Line => (topics.length > 0 && !topics.includes('other') ? { text, topics } : { text }),
    ),
  );
  const meetings = allTopics.flatMap((topic) => (plans[topic] ?? []).map((text): Line => ({ text, topics: [topic] })));
  const byTone = [
    callbacks,
    lateLeads,
    plainQuestions,
    formalReact,
    formalAsk,
    formalPlain,
    formalActs,
    openers,
    otherLanguage,
    eventEchoes,
    habitEchoes,
    dateEchoes,
    numberEchoes,
    ...Object.values(boundaries),
    ...acts.map(({ says }) => says),
    ...[...answersAboutLife, ...answersAboutTastes].flatMap(({ answer, bounce }) => [answer, bounce]),
  ];
  const frames = [
    ...dateFrames,
    ...plainDateFrames,
    ...Object.values(numberFrames).flat(),
    ...plainNumberFrames,
    ...reviveFrames,
    ...lateFrames,
    ...plainReviveFrames,
    ...withoutFrames,
    ...withoutNumberFrames,
    ...withoutReviveFrames,
  ];
  const sad = moods.flatMap(({ says, topics }) =>
    flat(says).map((text): Line => ({ text, ...(topics ? { topics } : {}) })),
  );
  return [
    ...about,
    ...meetings,
    ...sad,
    ...byTone.flatMap(flat).map((text) => ({ text })),
    ...frames.map(({ text }) => ({ text })),
    ...Object.values(exits)
      .flat()
      .map((text) => ({ text })),
  ];
}

const flat = ({ humoristique, flirt, original }: ByTone) => [...humoristique, ...flirt, ...original];
