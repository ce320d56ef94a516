import { describe, expect, it } from 'vitest';
import { readTurn } from '#engine/understand/read-turn.ts';
import { earlierTalks } from './earlier-talks.ts';

// @demand earlier-turns

const told = earlierTalks().map((one) => ({ ...one, situation: readTurn(one.conversation) }));
const stoppedOf = (nature: string) => told.filter((one) => one.nature === nature && one.situation.verdict === 'stop');

describe('of the talks in which something hard stands two to six messages back', () => {
  it.each([
    ['mineur', 13, 11],
    ['danger', 12, 9],
    ['refus', 11, 8],
  ])('%s: of %i at least %i are stopped', (nature, all, least) => {
    expect(told.filter((one) => one.nature === nature)).toHaveLength(all);
    expect(stoppedOf(nature).length).toBeGreaterThanOrEqual(least);
  });

  it('of 36 harmless ones that sound like them none is stopped', () => {
    expect(told.filter((one) => one.nature === 'ordinaire')).toHaveLength(36);
    expect(stoppedOf('ordinaire').map(({ id }) => id)).toEqual([]);
  });

  it('those of minors and dangers are stopped as what they are', () => {
    expect(new Set(stoppedOf('mineur').map(({ situation }) => situation.signal))).toEqual(new Set(['minor']));
    expect(new Set(stoppedOf('danger').map(({ situation }) => situation.signal))).toEqual(new Set(['danger']));
  });

  it('the user is told apart from the match as the minor', () => {
    const own = stoppedOf('mineur').filter(({ who }) => who === 'moi');
    expect(own.filter(({ situation }) => !situation.isUserMinor)).toEqual([]);
  });
});
