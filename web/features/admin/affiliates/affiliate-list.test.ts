import { describe, expect, it } from 'vitest';
import { exampleAffiliate } from '../../../testing/example-operator.ts';
import { findAffiliates, slugFrom } from './affiliate-list.ts';

const poor = exampleAffiliate(1, { user: { username: 'Élodie', email: 'elo@exemple.fr' }, stats: { earnings: 5 } });
const rich = exampleAffiliate(2, { slug: 'le-coach', stats: { earnings: 900 } });
const waiting = exampleAffiliate(3, { status: 'pending', stats: { earnings: 0 } });
const rejected = exampleAffiliate(4, { status: 'rejected', stats: { earnings: 40 } });
const everyone = [poor, rich, waiting, rejected];

describe('findAffiliates', () => {
  it('puts those who wait first, then the highest earnings', () => {
    expect(findAffiliates(everyone, '', 'all')).toEqual([waiting, rich, rejected, poor]);
  });

  it('keeps those of one status', () => {
    expect(findAffiliates(everyone, '', 'active')).toEqual([rich, poor]);
    expect(findAffiliates(everyone, '', 'pending')).toEqual([waiting]);
  });

  it.each([
    ['elodie', [poor]],
    ['ELO@', [poor]],
    ['le-coach', [rich]],
    ['@le-coach', [rich]],
    ['affilie3@exemple', [waiting]],
    ['personne', []],
  ])('finds by «%s» in username, slug and e-mail', (search, found) => {
    expect(findAffiliates(everyone, search, 'all')).toEqual(found);
  });

  it('leaves the list that it was given in its order', () => {
    const given = [...everyone];
    findAffiliates(given, '', 'all');
    expect(given).toEqual(everyone);
  });
});

it.each([
  ['Marie Dupont!', 'mariedupont'],
  ['LE_Coach-2026', 'le_coach-2026'],
  ['é<b>à</b>', 'bb'],
  ['', ''],
])('makes of «%s» the slug «%s»', (typed, slug) => {
  expect(slugFrom(typed)).toBe(slug);
});
