import { describe, expect, it } from 'vitest';
import { agree } from './agreement.ts';
import { elides, join } from './elision.ts';
import { fold } from './fold.ts';
import {
  definite,
  demonstrative,
  indefinite,
  type Noun,
  ofBare,
  ofDefinite,
  placeFrom,
  possessive,
  toDefinite,
} from './noun-phrase.ts';
import { capitalise, closed, lowerFirst, tidySpaces } from './typography.ts';

describe('fold', () => {
  it.each([
    ['Été à Nœux', 'ete a noeux'],
    ['J’ADORE ÇA', "j'adore ca"],
  ])('turns «%s» into «%s»', (text, folded) => expect(fold(text)).toBe(folded));
});

describe('elision', () => {
  it.each([
    ['escalade', true],
    ['Italie', true],
    ['histoire', true],
    ['hôtel', true],
    ['hiver', true],
    ['handball', false],
    ['huîtres', true],
    ['huit', false],
    ['hamster', false],
    ['Hongrie', false],
    ['homard', false],
    ['yoga', false],
    ['onze', false],
    ['oui', false],
    ['surf', false],
    ['«ouf»', true],
  ])('happens before «%s»: %s', (word, answer) => expect(elides(word)).toBe(answer));

  it.each([
    ['de', 'escalade', "d'escalade"],
    ['de', 'surf', 'de surf'],
    ['que', 'il', "qu'il"],
    ['parce que', 'elle', "parce qu'elle"],
    ['si', 'il', "s'il"],
    ['si', 'elle', 'si elle'],
    ['Je', 'adore', "J'adore"],
  ])('joins «%s» and «%s»', (particle, text, joined) => expect(join(particle, text)).toBe(joined));
});

const surf: Noun = { text: 'surf', gender: 'm', number: 's', kind: 'mass' };
const climbing: Noun = { text: 'escalade', gender: 'f', number: 's', kind: 'mass' };
const pizza: Noun = { text: 'pizza', gender: 'f', number: 's', kind: 'count' };
const sushis: Noun = { text: 'sushis', gender: 'm', number: 'p', kind: 'count' };
const hotel: Noun = { text: 'hôtel', gender: 'm', number: 's', kind: 'count' };
const lost: Noun = { text: 'Arcane', gender: 'f', number: 's', kind: 'proper' };

describe('forms of a noun', () => {
  it.each([
    { noun: surf, forms: ['le surf', 'du surf', 'au surf', 'du surf', 'de surf', 'ce surf', 'ton surf'] },
    {
      noun: climbing,
      forms: [
        "l'escalade",
        "de l'escalade",
        "à l'escalade",
        "de l'escalade",
        "d'escalade",
        'cette escalade',
        'ton escalade',
      ],
    },
    {
      noun: pizza,
      forms: ['la pizza', 'de la pizza', 'à la pizza', 'une pizza', 'de pizza', 'cette pizza', 'ta pizza'],
    },
    {
      noun: sushis,
      forms: ['les sushis', 'des sushis', 'aux sushis', 'des sushis', 'de sushis', 'ces sushis', 'tes sushis'],
    },
    {
      noun: hotel,
      forms: ["l'hôtel", "de l'hôtel", "à l'hôtel", 'un hôtel', "d'hôtel", 'cet hôtel', 'ton hôtel'],
    },
    { noun: lost, forms: ['Arcane', "d'Arcane", 'à Arcane', 'Arcane', "d'Arcane", 'Arcane', 'Arcane'] },
  ])('of «$noun.text» have article, contraction, demonstrative and possessive', ({ noun, forms }) => {
    expect([
      definite(noun),
      ofDefinite(noun),
      toDefinite(noun),
      indefinite(noun),
      ofBare(noun),
      demonstrative(noun),
      possessive(noun, 'tu'),
    ]).toEqual(forms);
  });

  it('have «votre» and «vos» with «vous»', () => {
    expect(possessive(pizza, 'vous')).toBe('votre pizza');
    expect(possessive(sushis, 'vous')).toBe('vos sushis');
  });
});

it.each([
  ['Le Bureau des légendes', 'du Bureau des légendes', 'au Bureau des légendes'],
  ['Les Sims', 'des Sims', 'aux Sims'],
  ['La La Land', 'de La La Land', 'à La La Land'],
])('the name «%s» contracts with «de» and «à»', (text, of, to) => {
  const name: Noun = { text, gender: 'm', number: 's', kind: 'proper' };
  expect([ofDefinite(name), ofBare(name), toDefinite(name)]).toEqual([of, of, to]);
});

describe('placeFrom', () => {
  it.each([
    ['au Japon', 'le Japon', 'du Japon'],
    ['en Italie', "l'Italie", "de l'Italie"],
    ['en Bretagne', 'la Bretagne', 'de la Bretagne'],
    ['aux États-Unis', 'les États-Unis', 'des États-Unis'],
    ['à Lisbonne', 'Lisbonne', 'de Lisbonne'],
    ['à Annecy', 'Annecy', "d'Annecy"],
    ['à la Réunion', 'la Réunion', 'de la Réunion'],
    ['dans le Vercors', 'le Vercors', 'du Vercors'],
    ['dans les Alpes', 'les Alpes', 'des Alpes'],
    ['à La Rochelle', 'La Rochelle', 'de La Rochelle'],
  ])('finds gender and article in «%s»', (locative, the, from) => {
    const place = placeFrom(locative);
    expect([definite(place), ofDefinite(place)]).toEqual([the, from]);
  });
});

it('agree() takes the form of the gender, or the neutral one', () => {
  const word = (gender: 'homme' | 'femme' | 'non_precise') => agree(gender, 'partant', 'partante', 'de la partie');
  expect([word('homme'), word('femme'), word('non_precise')]).toEqual(['partant', 'partante', 'de la partie']);
});

describe('typography', () => {
  it.each([
    ['un  café?', 'un café ?'],
    ['quoi ? !', 'quoi ?'],
    ['vrai ?.', 'vrai ?'],
    ['Ah ...', 'Ah…'],
    ['oui , non', 'oui, non'],
    ['[ ton jour ]', '[ton jour]'],
  ])('tidies «%s» into «%s»', (text, tidy) => expect(tidySpaces(text)).toBe(tidy));

  it('changes the first letter, past quotes, and closes a sentence once', () => {
    expect(capitalise('école')).toBe('École');
    expect(capitalise('« oui »')).toBe('« Oui »');
    expect(lowerFirst('Le surf')).toBe('le surf');
    expect(closed('Top')).toBe('Top.');
    expect(closed('Top ?')).toBe('Top ?');
  });
});

it.each([
  ['hippopotame', true],
  ['haltérophilie', true],
  ['haltères', false],
  ['hip-hop', false],
  ['husky', false],
  ['Uno', false],
])('elision happens before «%s»: %s', (word, expected) => {
  expect(elides(word)).toBe(expected);
});
