import type { Intensity, Objective, Tone } from '#contract/writing.ts';
import type { Ask, OpenQuestion, Situation } from '#engine/understand/situation.ts';
import { answersFor } from '../answers.ts';
import type { Draft } from '../draft.ts';
import type { AnswerVoice } from '../pattern.ts';
import { answersNotAboutUser } from '../patterns/answers/about-the-talk.ts';
import { freshHooks } from '../subjects.ts';
import { framesFor } from './frames.ts';
import { leadsByKind } from './kind.ts';
import { eachTone } from './plan.ts';

// What was asked is answered, then led on to what the user wishes. It is asked back only where the match told nothing yet.

export function answered(situation: Situation, objective: Objective, intensity: Intensity): Draft[] {
  const question = situation.openQuestions.at(-1);
  if (!question) return [];
  return eachTone.flatMap((tone) => {
    const draft = (answer: string, fit: number, lines = [answer]): Draft => ({
      tone,
      strategy: objective === 'date' || objective === 'number' ? objective : 'answer',
      lines,
      hook: null,
      fit,
    });
    const answers = answersTo(situation, tone);
    if (question.ask === 'number') return answers.map((answer) => draft(answer, 20));
    if (objective === 'date' || objective === 'number') {
      const frames = framesFor(objective, tone, intensity);
      return answers.flatMap((answer) => frames.map((frame) => draft(answer, 26, [answer, frame])));
    }
    const next = isAskedBack(question, situation) ? (voiceOf(situation)?.bounce[tone] ?? []) : [];
    const toTold = leadsByKind(situation, tone);
    return answers.flatMap((answer) => [
      ...next.map((line): Draft => ({ ...draft(answer, 34, [answer, line]), strategy: 'answer_bounce' })),
      draft(answer, next.length > 0 ? 26 : 34),
      ...toTold.map(
        ({ lines, kind, np, dunp, fit }): Draft => ({
          ...draft(answer, 34 + fit, [...lines, answer]),
          kind,
          ...(np ? { np } : {}),
          ...(dunp ? { dunp } : {}),
        }),
      ),
    ]);
  });
}

export function answersTo(situation: Situation, tone: Tone): string[] {
  return voiceOf(situation)?.answer[tone] ?? [];
}

const toUser = /\b(?:tu|toi|ton|ta|tes|te|vous|votre|vos)\b|\bt'/;

function voiceOf(situation: Situation): AnswerVoice | undefined {
  const question = situation.openQuestions.at(-1);
  if (!question) return undefined;
  const fresh = freshHooks(situation);
  const asked = fresh.find(({ index, stance }) => index === question.index && stance === 'asked') ?? fresh[0];
  const voice = answersFor(question, asked);
  const isOfTalk = question.ask === 'open' || question.ask === 'closed' || question.ask === 'day';
  return voice && isOfTalk && !toUser.test(question.text) ? answersNotAboutUser : voice;
}

/** What one asks in return without thinking. */
const askedBack: Ask[] = [
  'wellbeing',
  'job',
  'studies',
  'weekend',
  'evening',
  'day',
  'holidays',
  'projects',
  'city',
  'music',
  'screen',
  'books',
];

/** Only where the match told nothing yet. */
function isAskedBack({ isReturned, ask, text }: OpenQuestion, { messages }: Situation): boolean {
  if (isReturned || !askedBack.includes(ask)) return false;
  const told = messages.filter(({ from }) => from === 'match').reduce((sum, { words }) => sum + words.length, 0);
  return told - text.split(' ').length < 6;
}
