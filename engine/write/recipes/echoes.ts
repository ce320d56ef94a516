import type { Objective } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import type { Draft } from '../draft.ts';
import type { Echo } from '../echo.ts';
import { dateEchoes, eventEchoes, habitEchoes, numberEchoes } from '../patterns/echoes.ts';
import { answersFor } from '../voices.ts';
import { eachTone } from './plan.ts';

/** The match's own words said back, with what the user wishes; the answer comes along where something was asked. */
export function echoes(situation: Situation, objective: Objective, { isEvent }: Echo): Draft[] {
  const plain = isEvent ? eventEchoes : habitEchoes;
  const lines = objective === 'date' ? dateEchoes : objective === 'number' ? numberEchoes : plain;
  const question = situation.openQuestions.at(-1);
  return eachTone.flatMap((tone): Draft[] => {
    const echo = (text: string[]): Draft => ({ tone, strategy: 'echo', lines: text, hook: null, fit: 27 });
    if (!question) return lines[tone].map((line) => echo([line]));
    const answers = answersFor(question, undefined)?.answer[tone] ?? [];
    const reactions = plain[tone].filter((line) => !line.includes('?'));
    return reactions.flatMap((line) => answers.map((answer) => echo([line, answer])));
  });
}
