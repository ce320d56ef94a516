import type { Topic } from '#engine/understand/topics.ts';
import type { ByTone } from './pattern.ts';
import {
  answers,
  answersAfter,
  answersBefore,
  numberGiven,
  seriousAnswers,
  seriousAnswersAfter,
} from './patterns/answers.ts';
import { formalAsk, formalPlain, formalReact } from './patterns/formal.ts';
import { confided, graveLeads, graveRevivals, graveWhole, maybeHard, unwell } from './patterns/grave.ts';
import { invitations, numberAsks, softInvitations } from './patterns/invitations.ts';
import { joyLeads, joyWhole } from './patterns/joy.ts';
import { kindLines } from './patterns/kinds/index.ts';
import * as meetings from './patterns/meetings.ts';
import {
  namingAfterLimit,
  namingAgain,
  namingAnswers,
  namingBeforeWish,
  namingEcho,
  namingFaintly,
  namingGently,
  namingGetWell,
  namingHints,
  namingInTrouble,
  namingLeads,
  namingLetGo,
  namingOf,
  namingPlans,
  namingRevivals,
  namingSecondTries,
  namingSuccess,
  namingYes,
} from './patterns/naming.ts';
import { contactReceived, plainInvitations, plainQuestions } from './patterns/plain.ts';
import { quoteInvitations, quoteLeads, quotesOf, quotesOfJoy } from './patterns/quotes.ts';
import {
  callbackRevivals,
  lateAnswers,
  lateLeads,
  lateSeriousAnswers,
  outcomeFrames,
  plainReviveFrames,
  secondTries,
} from './patterns/revive.ts';
import { boundaries, exits, openers, otherLanguage, ownLimits } from './patterns/special.ts';
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
    lateAnswers,
    lateSeriousAnswers,
    plainQuestions,
    plainInvitations,
    contactReceived,
    answers,
    answersAfter,
    answersBefore,
    seriousAnswers,
    seriousAnswersAfter,
    numberGiven,
    callbackRevivals,
    ...Object.values(quotesOf),
    ...Object.values(namingOf),
    namingLeads,
    namingAnswers,
    namingBeforeWish,
    namingYes,
    namingPlans,
    namingHints,
    namingGently,
    namingInTrouble,
    namingRevivals,
    namingLetGo,
    namingSecondTries,
    namingAgain,
    namingEcho,
    namingFaintly,
    namingAfterLimit,
    namingSuccess,
    namingGetWell,
    quotesOfJoy,
    quoteLeads,
    quoteInvitations,
    graveWhole,
    graveLeads,
    graveRevivals,
    unwell,
    confided,
    maybeHard,
    joyLeads,
    joyWhole,
    plainReviveFrames,
    secondTries,
    ...Object.values(kindLines).flatMap(({ onward, plain, whole }) => [onward, whole, ...(plain ? [plain] : [])]),
    formalReact,
    formalAsk,
    formalPlain,
    openers,
    otherLanguage,
    ownLimits,
    invitations,
    softInvitations,
    numberAsks,
    ...Object.values(meetings).filter((says) => typeof says !== 'string'),
    ...Object.values(boundaries),
  ];
  const frames = outcomeFrames;
  return [
    ...about,
    ...Object.values(kindLines).flatMap(({ react }) => react.map((text) => ({ text }))),
    ...byTone.flatMap(flat).map((text) => ({ text })),
    ...frames.map(({ text }) => ({ text })),
    ...Object.values(exits)
      .flat()
      .map((text) => ({ text })),
  ];
}

const flat = ({ humoristique, flirt, original }: ByTone) => [...humoristique, ...flirt, ...original];
