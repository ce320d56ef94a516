import { fold } from '#engine/french/fold.ts';
import type { Hook, Situation } from '#engine/understand/situation.ts';
import type { Draft } from '../draft.ts';
import { mannerOf } from '../manner.ts';
import type { ByTone } from '../pattern.ts';
import { graveRevivals } from '../patterns/grave.ts';
import { namingLetGo, namingRevivals, namingSecondTries } from '../patterns/naming.ts';
import {
  callbackRevivals,
  lateAnswers,
  lateLeads,
  lateSeriousAnswers,
  outcomeFrames,
  plainReviveFrames,
  secondTries,
} from '../patterns/revive.ts';
import { quotablesOf } from '../quotable/quotables.ts';
import { freshHooks, oldHooks } from '../subjects.ts';
import type { NamedThing } from '../thing/named-things.ts';
import { aboutThings, thingsLeftOpen, thingsToRemember } from './naming.ts';
import { eachTone } from './plan.ts';
import { isDelicate, isGrave, isSerious } from './taking.ts';

// A talk that fell asleep starts again, lightly and without a reproach.

export function revive(situation: Situation): Draft[] {
  if (situation.lastSpeaker === 'match' && situation.openQuestions.length > 0) return late(situation);
  if (situation.messages.every(({ from }) => from === 'moi'))
    return [
      ...about(thingsLeftOpen(situation, turnsBack), namingSecondTries, fitOfThing),
      ...aboutNothing(secondTries),
    ];
  if (isGrave(situation)) return aboutNothing(graveRevivals);
  const hooks = [...freshHooks(situation), ...oldHooks(situation)].filter(isSaid(situation)).slice(0, hookLimit);
  return revivals(hooks, situation);
}

/** A thing that was named, not one that was only talked around: «tu chantes» is not «le chant». */
const isSaid =
  ({ messages }: Situation) =>
  ({ noun, topic }: Hook) =>
    noun !== null &&
    topic !== 'family' &&
    topic !== 'job' &&
    messages.some(({ text }) =>
      new RegExp(
        `(?<!comme )\\b(?:un|une|le|la|les|des|du|au|aux|mon|ma|mes|ton|ta|tes|cet?|cette|ces|de|en|l'|d') ?${fold(noun.text)}\\b`,
      ).test(fold(text).replaceAll('’', "'")),
    );

/** Every subject comes with every frame: two are plenty. */
const hookLimit = 2;

function revivals(hooks: Hook[], situation: Situation): Draft[] {
  const announced = hooks
    .filter(({ stance }) => stance === 'future')
    .flatMap((hook, place) =>
      outcomeFrames.map(
        ({ tone, text }): Draft => ({ tone, strategy: 'revive', lines: [text], hook, fit: fitOfOutcome - place * 2 }),
      ),
    );
  return [...onThings(situation), ...onTheirWords(situation), ...announced, ...aboutNothing(plainReviveFrames)];
}

const fitOfOutcome = 14;

function aboutNothing(says: ByTone): Draft[] {
  return eachTone.flatMap((tone) =>
    says[tone].map((line): Draft => ({ tone, strategy: 'revive', lines: [line], hook: null, fit: fitOfPlain })),
  );
}

/** Hardly less than a subject, which may have been a mere turn of speech. */
const fitOfPlain = 16;

/** How far back words are still remembered, and which. */
const turnsBack = 12;
const worthRemembering = 0.45;

/** Back on what they spoke of, else on what the user did. */
function onThings(situation: Situation): Draft[] {
  if (isDelicate(situation)) return [];
  return [
    ...about(thingsToRemember(situation, turnsBack), namingRevivals, fitOfThing),
    ...about(thingsLeftOpen(situation, turnsBack), namingLetGo, fitOfOwnThing),
  ];
}

function about(things: NamedThing[], says: ByTone, fit: number): Draft[] {
  return eachTone.flatMap((tone) => aboutThings(things, says[tone], { tone, strategy: 'revive', hook: null, fit }));
}

const fitOfThing = 30;
const fitOfOwnThing = 27;

/** Back on a few words of theirs that stayed in the mind. */
function onTheirWords({ messages }: Situation): Draft[] {
  const told = messages.slice(-turnsBack).filter(({ from }) => from === 'match');
  const [best] = quotablesOf(told);
  if (!best || best.worth < worthRemembering || mannerOf(told, messages) !== 'playful') return [];
  const quoted = best.text;
  return eachTone.flatMap((tone) =>
    callbackRevivals[tone].map(
      (line): Draft => ({ tone, strategy: 'revive', lines: [line], hook: null, quoted, fit: 18 }),
    ),
  );
}

/** The user left a question waiting: the answer, with a word for the delay. */
function late(situation: Situation): Draft[] {
  const ways = isSerious(situation) ? lateSeriousAnswers : lateAnswers;
  return eachTone.flatMap((tone) =>
    // Nobody jokes about the delay before a serious answer.
    lateLeads[isSerious(situation) ? 'original' : tone].flatMap((lead) =>
      ways[tone].map(
        (way): Draft => ({ tone, strategy: 'revive', lines: [`${lead} ${way}`], hook: null, fit: fitOfLate }),
      ),
    ),
  );
}

const fitOfLate = 36;
