import type { Intensity } from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import { lowerFirst } from '#engine/french/typography.ts';
import type { Hook, Situation } from '#engine/understand/situation.ts';
import type { Draft } from '../draft.ts';
import { mannerOf } from '../manner.ts';
import type { ByTone, Frame } from '../pattern.ts';
import { graveRevivals } from '../patterns/grave.ts';
import {
  callbackRevivals,
  lateLeads,
  outcomeFrames,
  plainReviveFrames,
  reviveFrames,
  secondTries,
  withoutReviveFrames,
} from '../patterns/revive.ts';
import { quotablesOf } from '../quotable/quotables.ts';
import { freshHooks, oldHooks } from '../subjects.ts';
import { answered } from './answer.ts';
import { eachTone } from './plan.ts';
import { isGrave } from './taking.ts';

// A talk that fell asleep starts again, lightly and without a reproach.

export function revive(situation: Situation, intensity: Intensity): Draft[] {
  if (situation.lastSpeaker === 'match' && situation.openQuestions.length > 0) return late(situation, intensity);
  if (situation.messages.every(({ from }) => from === 'moi')) return aboutNothing(secondTries);
  if (isGrave(situation)) return aboutNothing(graveRevivals);
  const hooks = [...freshHooks(situation), ...oldHooks(situation)].filter(isSaid(situation)).slice(0, hookLimit);
  return revivals(hooks, situation, intensity);
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

const isAvoided = ({ stance }: Hook) => stance === 'dislikes' || stance === 'never';

const suits = (intensity: Intensity) => (frame: Frame) => !frame.intensity || frame.intensity.includes(intensity);
const framed = (frames: Frame[], hook: Hook | null, fit: number): Draft[] =>
  frames.map(({ tone, text, intensity }) => ({
    tone,
    strategy: 'revive',
    lines: [text],
    hook,
    fit: fit + (intensity ? 2 : 0),
  }));

function revivals(hooks: Hook[], situation: Situation, intensity: Intensity): Draft[] {
  const framesFor = (hook: Hook) => {
    if (isAvoided(hook)) return withoutReviveFrames;
    return hook.stance === 'future' ? outcomeFrames : reviveFrames.filter(suits(intensity));
  };
  const built = hooks.flatMap((hook, place) => framed(framesFor(hook), hook, 14 - place * 2));
  return [...onTheirWords(situation), ...built, ...aboutNothing(plainReviveFrames)];
}

function aboutNothing(says: ByTone): Draft[] {
  return eachTone.flatMap((tone) =>
    says[tone].map((line): Draft => ({ tone, strategy: 'revive', lines: [line], hook: null, fit: fitOfPlain })),
  );
}

/** Hardly less than a subject, which may have been a mere turn of speech. */
const fitOfPlain = 16;

/** How far back words are still remembered, and which. */
const turnsBack = 6;
const worthRemembering = 0.45;

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
function late(situation: Situation, intensity: Intensity): Draft[] {
  return answered(situation, 'revive', intensity).flatMap((draft) => {
    const [first = '', ...rest] = draft.lines;
    return lateLeads[draft.tone].map((lead) => ({
      ...draft,
      strategy: 'revive' as const,
      lines: [`${lead} ${lowerFirst(first)}`, ...rest],
    }));
  });
}
