import { expect, it } from 'vitest';
import { exampleAffiliate } from '../../../testing/example-operator.ts';
import { byOverallRate, rankingOf, sortAffiliates, sortingAfter } from './ranking.ts';

const withRate = (index: number, overallConvRate: number, earnings = 0) =>
  exampleAffiliate(index, { stats: { overallConvRate, earnings } });
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

const list = [withRate(1, 4), withRate(2, 12), withRate(3, 0), withRate(4, 7, 10), withRate(5, 7, 90)];

it('starts with the highest overall rate; earnings decide between equal rates', () => {
  expect(slugs(sortAffiliates(list, byOverallRate))).toEqual(['slug-2', 'slug-5', 'slug-4', 'slug-1', 'slug-3']);
});

it('sorts by another column, either way', () => {
  expect(slugs(sortAffiliates(list, { by: 'earnings', isDescending: true }))[0]).toBe('slug-5');
  expect(slugs(sortAffiliates(list, { by: 'name', isDescending: false }))[0]).toBe('slug-1');
  expect(slugs(sortAffiliates(list, { by: 'name', isDescending: true }))[0]).toBe('slug-5');
});

it('turns a column round when it is chosen again', () => {
  expect(sortingAfter(byOverallRate, 'overallConvRate')).toEqual({ by: 'overallConvRate', isDescending: false });
  expect(sortingAfter(byOverallRate, 'clicks')).toEqual({ by: 'clicks', isDescending: true });
  expect(sortingAfter(byOverallRate, 'name')).toEqual({ by: 'name', isDescending: false });
});

it('gives places to the best three, and none to a rate of 0', () => {
  expect([...rankingOf(list).values()]).toEqual([1, 2, 3]);
  expect(rankingOf(list).get(withRate(2, 12).id)).toBe(1);
  expect(rankingOf([withRate(1, 0), withRate(2, 3)]).size).toBe(1);
});
