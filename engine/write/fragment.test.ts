import { describe, expect, it } from 'vitest';
import { understand } from '#engine/understand/understand.ts';
import { fragmentsOf } from './fragment.ts';

const found = (text: string, address: 'tu' | 'vous' = 'tu') => {
  const { lastTurn } = understand([{ from: 'match', text }]);
  return fragmentsOf(lastTurn, [], address);
};
const best = (text: string) => found(text)[0]?.text;

describe('what a friend would pick up', () => {
  it.each([
    ["J'ai produit onze cendriers et personne ne fume dans mon entourage.", 'onze cendriers'],
    ["Que j'avais un crédit sur 25 ans", 'un crédit sur 25 ans'],
    ["On dirait la salle d'attente de mon dentiste", "la salle d'attente de ton dentiste"],
    ['Maintenant j’ai douze pots et une belle collection de regrets.', 'une belle collection de regrets'],
    ['Je sais insulter un conducteur de scooter', 'un conducteur de scooter'],
    ['Je me suis fait un lumbago en ramassant mes clés', 'un lumbago'],
    ["J'ai quarante mille ouvrières", 'quarante mille ouvrières'],
    ['Il me reste neuf vis et une porte', 'neuf vis et une porte'],
  ])('%s → %s', (text, fragment) => {
    expect(best(text)).toBe(fragment);
  });

  it.each([
    'Je la garde, je les vois demain',
    'Oui un peu',
    'On se voit un jour',
    'La machine a rendu',
    'jai un pb ds le 93',
  ])('%s: none that begins with a pronoun, a verb or nothing to hold on to', (text) => {
    for (const fragment of found(text)) expect(fragment.text).toMatch(/^(?:la machine)$/);
  });

  it('is said back to who is told «vous»', () => {
    expect(found("C'est la cuisine de mon frère", 'vous')[0]?.text).toBe('la cuisine de votre frère');
  });
});

describe('after «le coup»', () => {
  it.each([
    ['Le vigile m’a apporté un tabouret.', 'du tabouret'],
    ["J'ai posé une étagère.", "de l'étagère"],
    ["J'ai vu des escargots", 'des escargots'],
    ["J'ai fait onze cendriers.", undefined],
    ['Il me reste une vis et une porte', undefined],
  ])('%s → %s', (text, of) => {
    expect(found(text)[0]?.of).toBe(of);
  });
});
