import { describe, expect, it } from 'vitest';
import { elide, sentenceCase, thirdPerson, withA, withDe } from './grammar.ts';
import { interestLexicon } from './lexicon/index.ts';

describe('grammar', () => {
  it.each([
    ['le', 'escalade', "l'escalade"],
    ['le', 'jazz', 'le jazz'],
    ['le', 'hockey', 'le hockey'],
    ['le', 'hôtel', "l'hôtel"],
    ['de', 'yoga', 'de yoga'],
    ['que', 'écouter', "qu'écouter"],
    ['De', 'origami', "D'origami"],
    ['sur', 'escalade', 'sur escalade'],
  ])('elides %s before %s', (word, next, expected) => expect(elide(word, next)).toBe(expected));

  it.each([
    ['le jazz', 'du jazz', 'au jazz'],
    ['les échecs', 'des échecs', 'aux échecs'],
    ['la rando', 'de la rando', 'à la rando'],
    ["l'impro", "de l'impro", "à l'impro"],
    ['mon chat', 'de mon chat', 'à mon chat'],
    ['escalade', "d'escalade", 'à escalade'],
    ['léopards', 'de léopards', 'à léopards'],
  ])('contracts de and à with %s', (phrase, de, a) => {
    expect(withDe(phrase)).toBe(de);
    expect(withA(phrase)).toBe(a);
  });

  it.each([
    ['partir en rando', 'part en rando'],
    ['écouter du jazz', 'écoute du jazz'],
    ['aller au ciné', 'va au ciné'],
    ['voyager', 'voyage'],
    ['promener mon chien', 'promène mon chien'],
    ['jeter des cailloux', null],
  ])('puts «%s» into the present', (verb, expected) => expect(thirdPerson(verb)).toBe(expected));

  it('knows the present of every verb of the lexicon', () => {
    const verbs = Object.values(interestLexicon)
      .flat()
      .map(([, verb]) => verb);
    expect(verbs.filter((verb) => thirdPerson(verb) === null)).toEqual([]);
  });

  it('each name of the lexicon has «l’» exactly where its first letter elides', () => {
    const wrong = Object.values(interestLexicon)
      .flat()
      .flatMap(([names]) => {
        const [, article = '', list = ''] = /^(le |la |l')(.+)$/.exec(names) ?? [];
        return list.split('|').filter((name) => article && elide('le', name).startsWith("l'") !== (article === "l'"));
      });
    expect(wrong.filter((name) => name !== '')).toEqual([]);
  });

  it('each alias of the lexicon points at a name of its entry', () => {
    const lost = Object.values(interestLexicon)
      .flat()
      .flatMap(([names, , also = '']) => {
        const known = names.replace(/^(le |la |les |l')/, '').split('|');
        return also.split('|').filter((alias) => alias.includes('=') && !known.includes(alias.split('=')[1] ?? ''));
      });
    expect(lost).toEqual([]);
  });

  it('starts sentences with a capital', () => {
    expect(sentenceCase('jazz. encore ? oui : toujours')).toBe('Jazz. Encore ? Oui : toujours');
  });
});
