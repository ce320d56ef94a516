import type { Intensity, Objective, Tone } from '#contract/writing.ts';
import type { OpenQuestion, Situation } from '#engine/understand/situation.ts';
import { answersFor } from '../answers.ts';
import type { Draft } from '../draft.ts';
import { closers } from '../patterns/answers/closers.ts';
import { freshHooks } from '../subjects.ts';
import { framesFor } from './frames.ts';
import { eachTone } from './plan.ts';

// What was asked is answered, then handed back or led on to what the user wishes.

export function answered(situation: Situation, objective: Objective, intensity: Intensity): Draft[] {
  const question = situation.openQuestions.at(-1);
  if (!question) return [];
  return eachTone.flatMap((tone) => {
    const draft = (lines: string[], fit: number): Draft => ({
      tone,
      strategy: objective === 'date' || objective === 'number' ? objective : 'answer_bounce',
      lines,
      hook: null,
      fit,
    });
    const answers = answerLines(situation, tone);
    if (question.ask === 'number') return answers.map((answer) => draft([answer], 20));
    if (objective === 'date' || objective === 'number') {
      const frames = framesFor(objective, tone, intensity);
      return answers.flatMap((answer) => frames.map((frame) => draft([answer, frame], 18)));
    }
    const next = isOneWay(question) ? closers[tone] : bouncesFor(situation, tone);
    return answers.flatMap((answer) => [
      ...next.map((line) => draft([answer, line], 16)),
      { ...draft([answer], next.length > 0 ? 8 : 16), strategy: 'answer' as const },
    ]);
  });
}

export function answerLines(situation: Situation, tone: Tone): string[] {
  return voiceOf(situation)?.answer[tone] ?? [];
}

function bouncesFor(situation: Situation, tone: Tone): string[] {
  return voiceOf(situation)?.bounce[tone] ?? [];
}

function voiceOf(situation: Situation) {
  const question = situation.openQuestions.at(-1);
  if (!question) return undefined;
  const fresh = freshHooks(situation);
  const asked = fresh.find(({ index, stance }) => index === question.index && stance === 'asked') ?? fresh[0];
  return answersFor(question, asked);
}

/** Not to be asked back: the match told already, or it is about the user alone. */
function isOneWay({ isReturned, ask }: OpenQuestion): boolean {
  return isReturned || ask === 'open' || ask === 'closed' || ask === 'why' || ask === 'known' || ask === 'number';
}
