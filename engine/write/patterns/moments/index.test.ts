import { expect, it } from 'vitest';
import { moments } from './index.ts';

it('no two moments have one name', () => {
  const ids = moments.map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

it('each is known by its words or by what the turn does', () => {
  expect(moments.filter(({ cue, acts }) => !cue && !acts).map(({ id }) => id)).toEqual([]);
});

it.each(moments.map((moment) => [moment.id, moment] as const))(
  '«%s» reacts without asking, in every tone',
  (_, moment) => {
    expect(moment.react.filter((line) => line.includes('?'))).toEqual([]);
    expect(Object.values(moment.ask).every((lines) => lines.length > 0)).toBe(true);
  },
);
