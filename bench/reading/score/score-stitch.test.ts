import { describe, expect, it } from 'vitest';
import { type Reading, readingWarnings } from '../../../contract/reading.ts';
import type { StitchTruth } from '../truth.ts';
import { scoreStitch } from './score-stitch.ts';

const messages: StitchTruth['messages'] = ['Un début', 'Un milieu', 'Une fin'].map((text) => ({
  from: 'moi',
  kind: 'text',
  text,
}));
const truth: StitchTruth = { files: ['a', 'b'], app: 'sms', matchName: 'Léa', messages, isMissingPart: false };
const box = { x: 0, y: 0, width: 1, height: 1 };

function readingOf(texts: string[], warns = false): Reading {
  return {
    app: 'sms',
    matchName: 'Léa',
    messages: texts.map((text) => ({ from: 'moi', kind: 'text', text, confidence: 1, box })),
    warnings: warns ? [{ code: 'missing_part', message: readingWarnings.missing_part }] : [],
  };
}

const all = ['Un début', 'Un milieu', 'Une fin'];
const pages = [readingOf(all.slice(0, 2)), readingOf(all.slice(1))];

describe('scoreStitch', () => {
  it.each([
    ['whole', truth, readingOf(all), true],
    ['with a repeat', truth, readingOf(['Un début', 'Un milieu', 'Un milieu', 'Une fin']), false],
    ['with a loss', truth, readingOf(['Un début', 'Une fin']), false],
    ['in the wrong order', truth, readingOf(['Un milieu', 'Une fin', 'Un début']), false],
    ['with a gap told for nothing', truth, readingOf(all, true), false],
    ['with its gap told', { ...truth, isMissingPart: true }, readingOf(all, true), true],
    ['with its gap untold', { ...truth, isMissingPart: true }, readingOf(all), false],
  ])('%s', (_, wanted, read, expected) => {
    expect(scoreStitch(wanted, read, pages)).toMatchObject({ isJoined: expected, isRight: expected });
  });

  it('counts a message misread on both screenshots as joined but not right', () => {
    const misread = [readingOf(['Un début', 'xkcd']), readingOf(['xkcd', 'Une fin'])];
    const score = scoreStitch(truth, readingOf(['Un début', 'xkcd', 'Une fin']), misread);
    expect(score).toMatchObject({ isJoined: true, isRight: false });
    expect(score.faults).toEqual(['missed «Un milieu» text', 'spurious «xkcd» text']);
  });
});
