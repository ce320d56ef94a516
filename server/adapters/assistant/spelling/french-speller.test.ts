import { describe, expect, it } from 'vitest';
import { openDictionary } from './dictionary.ts';
import { loadFrenchSpeller } from './french-speller.ts';

describe('loadFrenchSpeller', () => {
  it.each([
    'escalade',
    'randonnées',
    'mangeassions',
    'cherchais',
    'belles',
    'chevaux',
    'Paris',
    'œuvre',
    "aujourd'hui",
    'arc-en-ciel',
    'finissent',
    'peint',
    'Escalade',
    'curieuse',
  ])('knows «%s»', async (word) => expect((await loadFrenchSpeller())(word)).toBe(true));

  it.each(['randonnnée', 'drole', 'quelqun', 'tchaté', 'voyagé-e', 'asdf', 'chevals', 'finissez-vousse', 'belleses'])(
    'does not know «%s»',
    async (word) => expect((await loadFrenchSpeller())(word)).toBe(false),
  );

  it('loads once', () => {
    expect(loadFrenchSpeller()).toBe(loadFrenchSpeller());
  });
});

describe('openDictionary', () => {
  const aff = [
    'NEEDAFFIX ()',
    'SFX A. Y 1',
    'SFX A. er é [^g]er',
    'SFX B. N 1',
    'SFX B. 0 s .',
    'PFX P. Y 1',
    'PFX P. 0 re .',
  ].join('\n');
  const dictionary = openDictionary(aff, ['4', 'chanter/A.P.', 'manger/A.', 'roc/B.P.', 'nu/()B.'].join('\n'));

  it.each(['chanter', 'chanté', 'rechanter', 'rechanté', 'rocs', 'reroc', 'nus'])('takes «%s»', (word) =>
    expect(dictionary.has(word)).toBe(true),
  );
  it.each(['mangé', 'remanger', 'rerocs', 'nu', 'chants', ''])('refuses «%s»', (word) =>
    expect(dictionary.has(word)).toBe(false),
  );
});
