import type { Intensity, Objective } from '#contract/writing.ts';
import type { OpenQuestion, Situation } from '#engine/understand/situation.ts';
import type { Draft } from '../draft.ts';
import {
  answers,
  answersAfter,
  answersBefore,
  numberGiven,
  seriousAnswers,
  seriousAnswersAfter,
} from '../patterns/answers.ts';
import { namingAnswers, namingLeads } from '../patterns/naming.ts';
import { framesFor } from './frames.ts';
import { aboutThings, thingsAsked, thingsToName, worthAnswering } from './naming.ts';
import { eachTone } from './plan.ts';
import { isDelicate, isSerious, type Said, takingOf } from './taking.ts';

// What was asked is answered, in a blank: after a word for what was told with it, where that is sure, and before what the user wishes.

const fitOfAnswer = 36;
const fitOfLead = 46;
/** Where the thing that was asked about can be named, it is. */
const fitOfNaming = 40;
const fitOfNamingLead = 26;
const worthLeading = 0.85;

export function answered(situation: Situation, objective: Objective, intensity: Intensity): Draft[] {
  const question = situation.openQuestions.at(-1);
  if (!question) return [];
  const taking = takingOf(situation);
  const asks = objective === 'date' || objective === 'number';
  const isLight = !isDelicate(situation) && !isSerious(situation);
  const asked = isLight ? thingsAsked(situation, worthAnswering) : [];
  const told = isLight ? thingsToName(situation, worthLeading).filter(({ isAsked }) => !isAsked) : [];
  const ways = isSerious(situation) ? seriousAnswers : asks ? answersBefore : answers;
  return eachTone.flatMap((tone) => {
    const draft = (lines: string[], fit: number, said?: Said): Draft => ({
      tone,
      strategy: asks ? objective : 'answer',
      hook: null,
      lines: said ? [said.line, ...lines] : lines,
      fit,
      ...(said?.quoted ? { quoted: said.quoted } : {}),
      ...(said?.kind ? { kind: said.kind } : {}),
    });
    if (question.ask === 'number') return numberGiven[tone].map((line) => draft([line], fitOfAnswer));
    const frames = framesFor(objective, tone, intensity);
    const ends = asks ? frames.map((frame) => [frame]) : [[]];
    const base = { tone, strategy: asks ? objective : 'answer', hook: null } as const;
    const alone = [
      ...ways[tone].flatMap((line) => ends.map((end) => draft([line, ...end], fitOfAnswer))),
      ...aboutThings(asked, namingAnswers[tone], { ...base, fit: fitOfNaming }, ends),
    ];
    // A word, an answer and a wish are too much for one message.
    if (asks) return alone;
    const after = (isSerious(situation) ? seriousAnswersAfter : answersAfter)[tone].map((line) => [line]);
    const led = [
      ...(taking?.leads(tone) ?? []).flatMap((said) => after.map((lines) => draft(lines, fitOfLead, said))),
      ...aboutThings(told, namingLeads[tone], { ...base, fit: fitOfNamingLead }, after),
    ];
    // Nobody who tells something hard gets an answer alone.
    return led.some(({ kind }) => kind === 'trouble') ? led : [...led, ...alone];
  });
}

/** Whether a plain yes would answer it. */
export function isYesOrNo({ isOpen, options, text }: OpenQuestion): boolean {
  // «Tu te défiles ou quoi ?»
  if (/\bou (?:quoi|pas|non) ?\?/.test(text)) return true;
  return !isOpen && !options && !wantsMore.test(text);
}

const wantsMore =
  /\b(?:ou|quoi|quand|comment|quel(?:le)?s?(?= )|lequel|laquelle|qui|combien|pourquoi|une? idee|des idees|un endroit|une adresse|une preference)\b/;
