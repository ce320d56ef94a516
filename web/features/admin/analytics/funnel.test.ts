import { expect, it } from 'vitest';
import { funnelSteps } from './funnel.ts';

const rates = (funnel: Parameters<typeof funnelSteps>[0]) => funnelSteps(funnel).map(({ ofPrevious }) => ofPrevious);

it('gives each step as a percentage of the one before', () => {
  expect(rates({ landingViews: 1200, signups: 90, proUpgrades: 18 })).toEqual([null, 7.5, 20]);
});

it('gives 0 after a step that nobody reached', () => {
  expect(rates({ landingViews: 0, signups: 3, proUpgrades: 0 })).toEqual([null, 0, 0]);
});
