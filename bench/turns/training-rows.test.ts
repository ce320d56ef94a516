import { expect, it } from 'vitest';
import { refusals } from '#engine/understand/testing/refusal-talks.ts';
import { endings, labelledTurns } from './labelled-turns.ts';
import { stopRows } from './stop-rows.ts';
import { isTested, testedTexts } from './tested-texts.ts';

const tested = testedTexts();
const trainingRows = [...labelledTurns(), ...endings(), ...stopRows()];

it('no row that a model is trained on is asserted by a test of the engine', () => {
  const met = trainingRows.filter((row) => isTested(row, tested));
  expect(met.map(({ before, turn }) => `${before} | ${turn}`)).toEqual([]);
});

it('a test row that is put among the training rows is noticed, in another spelling too (control)', () => {
  const [long = '', short = ''] = [
    refusals.find((talk) => talk.endsWith("j'ai pas senti d'alchimie")),
    refusals.find((talk) => talk.endsWith('| < Mort')),
  ];
  for (const talk of [long, short]) {
    const [before = '', turn = ''] = talk.split(' | ').map((message) => message.slice(2));
    expect(isTested({ before, turn: turn.toUpperCase().replaceAll("'", '’') }, tested), talk).toBe(true);
  }
});
