import { expect, it } from 'vitest';
import { talk } from '#engine/understand/testing/verdict-cases.ts';
import { harmless, pressing } from '../testing/guilt-talks.ts';
import { findRedFlags } from './find-red-flags.ts';

const isFlagged = (line: string) =>
  findRedFlags({ conversation: talk(line.split(' | ')) }).flags.some(({ kind }) => kind === 'guilt');

it('hears 90 % of the messages that make feelings a price', () => {
  const missed = pressing.filter((line) => !isFlagged(line));
  expect(missed.length / pressing.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
});

it('hears none in messages that only sound like it', () => {
  expect(harmless.filter(isFlagged)).toEqual([]);
});
