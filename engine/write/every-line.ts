import type { Topic } from '#engine/understand/topics.ts';
import type { ByTone } from './pattern.ts';
import { answersAboutLife } from './patterns/answers/about-life.ts';
import { answersAboutTastes } from './patterns/answers/about-tastes.ts';
import { answersByWords, answersNotAboutUser, otherAnswers } from './patterns/answers/about-the-talk.ts';
import { formalActs, formalAsk, formalPlain, formalReact } from './patterns/formal.ts';
import { invitations, numberAsks, together } from './patterns/invitations.ts';
import { kindLines } from './patterns/kinds/index.ts';
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
} from './patterns/meetings.ts';
import { moments } from './patterns/moments/index.ts';
import { moods } from './patterns/moods.ts';
import { contactReceived, plainInvitations, plainQuestions } from './patterns/plain.ts';
import { quotesOfGag } from './patterns/quotes.ts';
import {
  callbackRevivals,
  lateLeads,
  outcomeFrames,
  plainReviveFrames,
  reviveFrames,
  reviveTails,
  withoutReviveFrames,
} from './patterns/revive.ts';
import { boundaries, exits, openers, otherLanguage } from './patterns/special.ts';
import { confidence, trouble } from './patterns/tellings.ts';
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
  const byTone = [
    lateLeads,
    plainQuestions,
    plainInvitations,
    contactReceived,
    answersNotAboutUser.answer,
    callbackRevivals,
    quotesOfGag,
    plainReviveFrames,
    ...Object.values(kindLines).flatMap(({ named, onward, whole }) => [named, onward, whole]),
    formalReact,
    formalAsk,
    formalPlain,
    formalActs,
    openers,
    otherLanguage,
    reviveTails,
    allSettled,
    hourMissing,
    placeMissing,
    onlyTheDay,
    rescheduled,
    placeAsked,
    fixed,
    together,
    dayMissing,
    whenAsked,
    ...Object.values(boundaries),
    ...[...answersByWords, ...answersAboutLife, ...answersAboutTastes, ...otherAnswers].flatMap(
      ({ answer, bounce }) => [answer, bounce],
    ),
  ];
  const frames = [...invitations, ...numberAsks, ...outcomeFrames, ...reviveFrames, ...withoutReviveFrames];
  const told = [...moments, trouble, confidence].flatMap(({ react, ask, says, invites, revives }) => [
    ...react,
    ...flat(ask),
    ...Object.values(says ?? {}).flat(),
    ...(invites ?? []),
    ...(revives ?? []),
  ]);
  const sad = moods.flatMap(({ says, topics }) =>
    flat(says).map((text): Line => ({ text, ...(topics ? { topics } : {}) })),
  );
  return [
    ...about,
    ...sad,
    ...Object.values(kindLines).flatMap(({ react }) => react.map((text) => ({ text }))),
    ...told.map((text) => ({ text })),
    ...byTone.flatMap(flat).map((text) => ({ text })),
    ...frames.map(({ text }) => ({ text })),
    ...Object.values(exits)
      .flat()
      .map((text) => ({ text })),
  ];
}

const flat = ({ humoristique, flirt, original }: ByTone) => [...humoristique, ...flirt, ...original];
