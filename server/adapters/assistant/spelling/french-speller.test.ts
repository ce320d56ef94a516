import { describe, expect, it } from 'vitest';
import { openDictionary } from './dictionary.ts';
import { loadFrenchSpeller } from './french-speller.ts';

describe('loadFrenchSpeller', () => {
  const french = [
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
  ];
  const misspelt = [
    'randonnnée',
    'drole',
    'quelqun',
    'tchaté',
    'voyagé-e',
    'asdf',
    'chevals',
    'finissez-vousse',
    'belleses',
  ];

  it('knows French words in all their forms, and no others', async () => {
    const isWord = await loadFrenchSpeller();
    expect(french.filter((word) => !isWord(word))).toEqual([]);
    expect(misspelt.filter(isWord)).toEqual([]);
  });

  it('loads the dictionary once', () => {
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

  it('takes stems with the affixes that their flags allow, and nothing else', () => {
    const right = ['chanter', 'chanté', 'rechanter', 'rechanté', 'rocs', 'reroc', 'nus'];
    const wrong = ['mangé', 'remanger', 'rerocs', 'nu', 'chants', ''];
    expect(right.filter((word) => !dictionary.has(word))).toEqual([]);
    expect(wrong.filter((word) => dictionary.has(word))).toEqual([]);
  });

  it('reads stems with remarks behind them, whatever ends a line', () => {
    const { has } = openDictionary(aff, ['3', 'roc/B. po:nom', 'manger\tpo:verbe', 'nu', ''].join('\r\n'));
    expect(['roc', 'rocs', 'manger', 'nu'].filter((word) => !has(word))).toEqual([]);
    expect(['', 'po:nom', 'nu\r'].filter(has)).toEqual([]);
  });
});
