import { describe, expect, it } from 'vitest';
import { type Objective, tones } from '#contract/writing.ts';
import { readTurn } from '#engine/understand/read-turn.ts';
import { faultsOf } from '../filters.ts';
import { recognise } from '../recognise.ts';
import { answers } from './answers.ts';
import { formalLines } from './formal.ts';
import { generalLines, graveRevivals, openings, otherLanguage } from './general.ts';
import { namedSituations } from './index.ts';
import type { Lines } from './situation.ts';

const general = [...Object.values(generalLines), ...Object.values(answers), graveRevivals, openings, otherLanguage];
const formal = [...new Set(Object.values(formalLines))];
const flat = ({ humoristique, flirt, original }: Lines) => [...humoristique, ...flirt, ...original];
const named = namedSituations.flatMap(({ id, lines }) => flat(lines).map((line) => ({ id, line })));
const every = [...named.map(({ line }) => line), ...[...general, ...formal].flatMap(({ lines }) => flat(lines))];

describe('the situations', () => {
  it('have an id of their own', () => {
    const ids = namedSituations.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.length).toBeGreaterThan(300);
  });

  it('have lines in three tones, and a sentence that tells what they do', () => {
    const poor = namedSituations
      .filter(({ lines }) => tones.some((tone) => lines[tone].length < 1))
      .map(({ id }) => id);
    expect(poor).toEqual([]);
    for (const { why } of [...namedSituations, ...general, ...formal]) expect(why).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('have cues in folded letters', () => {
    const wrong = namedSituations.flatMap(({ id, cues }) =>
      cues
        .split(', ')
        .filter((cue) => !/^(?:[a-z0-9'+%!* -]+)?$/.test(cue))
        .map((cue) => `${id}: ${cue}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a line', () => {
  it('is short, ends like a sentence, and has no fault of grammar that the filters know', () => {
    // These three are about texts put together from parts, and take «de un à dix» or «au lit» for faults.
    const others = ['looks', 'push', 'de le'];
    const faults = (line: string) =>
      faultsOf(line.replaceAll(/\{[^}]*\}/g, 'Max').replace('de un à', 'de dix à'), 'tu').filter(
        (fault) => !others.includes(fault),
      );
    const wrong = every.filter((line) => line.length > 160 || !/[.?!…\])»]$/.test(line) || faults(line).length > 0);
    expect(wrong).toEqual([]);
  });

  it('has no emoji, no link and no curly apostrophe', () => {
    expect(every.filter((line) => /\p{Extended_Pictographic}|https?:|www\.|’/u.test(line))).toEqual([]);
  });

  it('says «vous» only, among the lines for people who say «vous»', () => {
    const wrong = formal.flatMap(({ lines }) => flat(lines)).filter((line) => faultsOf(line, 'vous').length > 0);
    expect(wrong).toEqual([]);
  });

  it('stands once in a situation', () => {
    const seen = new Set<string>();
    expect(named.filter(({ id, line }) => seen.has(`${id}|${line}`) || !seen.add(`${id}|${line}`))).toEqual([]);
  });

  it('tells no fact about the user: no age, town, job, family or pet', () => {
    const fact =
      /\b(?:j'ai \d+ ans|j'habite (?:à|au|en)|je (?:suis|travaille comme) (?:prof|infirmi|ingénieur|médecin)|ma fille|mon fils|mes enfants|mon chat|mon chien)\b/i;
    expect(every.filter((line) => fact.test(line))).toEqual([]);
  });

  it('leaves a blank only where something was asked, or for a day, a number or a first message', () => {
    const asking: (string | undefined)[] = ['asked', 'planning', 'number', 'number-no', 'revive'];
    const wrong = namedSituations
      .filter(({ act }) => !asking.includes(act))
      .flatMap(({ id, lines }) =>
        flat(lines)
          .filter((line) => line.includes('[') && !/\[ton jour\]/i.test(line))
          .map((line) => `${id}: ${line}`),
      );
    expect(wrong).toEqual([]);
  });
});

describe('the recogniser, which is not trained on the examples,', () => {
  const guess = (text: string, objective: Objective) =>
    recognise(
      readTurn([
        { from: 'moi', text: 'Et toi, quoi de neuf ?' },
        { from: 'match', text },
      ]).messages,
      objective,
    );

  it('has the situation of an example among its first three, in more than 80 of 100', () => {
    const examples = namedSituations.flatMap(({ id, objective, examples: { yes } }) =>
      yes.map((text) => ({ id, ranked: guess(text, objective).slice(0, 3) })),
    );
    const missed = examples.filter(({ id, ranked }) => !ranked.some(({ situation }) => situation.id === id));
    expect(examples.length).toBeGreaterThanOrEqual(namedSituations.length);
    expect(missed.length / examples.length, missed.map(({ id }) => id).join()).toBeLessThan(0.2);
  });

  it('is sure of a situation in less than 20 of 100 examples that only sound like it', () => {
    const examples = namedSituations.flatMap(({ id, objective, examples: { no } }) =>
      no.map((text) => ({ id, first: guess(text, objective)[0] })),
    );
    const taken = examples.filter(({ id, first }) => first?.situation.id === id && first.probability >= 0.5);
    expect(taken.length / examples.length, taken.map(({ id }) => id).join()).toBeLessThan(0.2);
  });

  it('gives probabilities that sum to one', () => {
    const sum = guess('Mon chat a mangé le rôti', 'continue').reduce(
      (whole, { probability }) => whole + probability,
      0,
    );
    expect(sum).toBeCloseTo(1, 6);
  });
});
