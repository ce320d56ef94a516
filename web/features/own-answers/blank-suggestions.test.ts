import { describe, expect, it } from 'vitest';
import { noOwnAnswers, type OwnAnswers } from '#contract/own-answers.ts';
import { kindOfBlank, ownAnswerFor, suggestionsFor } from './blank-suggestions.ts';

const answers: OwnAnswers = {
  ...noOwnAnswers,
  job: 'pompier',
  town: 'Lyon',
  freeDays: ['jeudi', 'samedi'],
  tastes: ['le jazz'],
};

describe('a blank', () => {
  it.each([
    ['[ton métier]', 'job'],
    ['[ta ville]', 'town'],
    ['[ton quartier]', 'town'],
    ['[ton domaine]', 'job'],
    ['[ton jour]', 'freeDays'],
    ['[Jeudi]', 'freeDays'],
    ['[ta passion]', 'tastes'],
    ['[ton artiste]', 'tastes'],
    ['[ton numéro]', null],
    ['[ta réponse]', null],
  ])('%s asks for %s', (blank, kind) => {
    expect(kindOfBlank(blank)).toBe(kind);
  });

  it('fills itself with the one answer that fits', () => {
    expect(ownAnswerFor('[ton métier]', answers)).toBe('pompier');
    expect(ownAnswerFor('[ta passion]', answers)).toBe('le jazz');
  });

  it('leaves the choice where several fit', () => {
    expect(ownAnswerFor('[ton jour]', answers)).toBe('');
    expect(suggestionsFor('[ton jour]', answers)).toEqual(['jeudi', 'samedi']);
  });

  it('stays open without an answer, though a day can be picked', () => {
    expect(ownAnswerFor('[ton métier]', noOwnAnswers)).toBe('');
    expect(ownAnswerFor('[ton jour]', noOwnAnswers)).toBe('');
    expect(suggestionsFor('[ton jour]', noOwnAnswers)).toHaveLength(7);
  });
});
