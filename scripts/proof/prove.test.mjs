import { expect, it } from 'vitest';
import { prove } from './prove.mjs';

const demand = { id: 'locks', text: 'Doors lock', area: 'Security' };
const tag = { ids: ['locks'], file: 'server/door.test.ts', title: 'a door' };
const ran = (/** @type {'passed' | 'failed' | 'skipped'} */ status, title = 'a door locks') => ({
  file: tag.file,
  title,
  status,
  at: 1000,
});

/** @param {Partial<import('./prove.mjs').Runs>} runs */
const problemsAfter = (runs, tags = [tag]) =>
  prove([demand], tags, { outcomes: [], figures: new Map(), changedAt: () => 500, ...runs })[0]?.problems;

it('a demand is proven when its tests passed since they were written', () => {
  expect(problemsAfter({ outcomes: [ran('passed')] })).toEqual([]);
});

it.each([
  ['nothing is tagged with it', {}, [], 'no test'],
  ['its test failed', { outcomes: [ran('passed'), ran('failed', 'a door opens')] }, [tag], 'failed'],
  ['its file could not be loaded', { outcomes: [ran('failed', '')] }, [tag], 'failed'],
  ['its test was skipped', { outcomes: [ran('skipped')] }, [tag], 'did not run'],
  ['only other tests of the file ran', { outcomes: [ran('passed', 'a window')] }, [tag], 'did not run'],
  ['its file changed after the run', { outcomes: [ran('passed')], changedAt: () => 2000 }, [tag], 'changed'],
  [
    'a figure of its file is missed',
    {
      outcomes: [ran('passed')],
      figures: new Map([
        ['server-door', { at: '1970-01-01T00:00:01Z', figures: [{ name: 'slams', value: '3', isMet: false }] }],
      ]),
    },
    [tag],
    'missed: slams',
  ],
])('a demand is not proven when %s', (_, runs, tags, problem) => {
  expect(problemsAfter(runs, tags)?.join()).toContain(problem);
});
