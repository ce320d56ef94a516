import { describe, expect, it } from 'vitest';
import { messagesInText } from './pasted-text.ts';

const read = (text: string, user: string | null = 'Camille') =>
  messagesInText(text, { user }).map(({ from, text: said }) => `${from}: ${said}`);

describe('pasted text', () => {
  it('names its speakers by «moi» and a pronoun', () => {
    expect(read('Moi : salut toi\nElle : coucou ! ça va ?\nmoi: oui et toi')).toEqual([
      'moi: salut toi',
      'match: coucou ! ça va ?',
      'moi: oui et toi',
    ]);
  });

  it('names its speakers by first names, the user’s own among them', () => {
    expect(read('Camille : tu fais quoi ?\nLéa : je lis\nLéa : et toi ?')).toEqual([
      'moi: tu fais quoi ?',
      'match: je lis',
      'match: et toi ?',
    ]);
    expect(read('Moi : tu fais quoi ?\nLéa : je lis')).toEqual(['moi: tu fais quoi ?', 'match: je lis']);
    expect(read('Elle : tu fais quoi ?\nJules : je lis', null)).toEqual(['match: tu fais quoi ?', 'moi: je lis']);
  });

  it('has two unknown names: the last speaker is the match', () => {
    expect(read('Zoé : hello\nTom : salut\nZoé : ça roule ?', null)).toEqual([
      'match: hello',
      'moi: salut',
      'match: ça roule ?',
    ]);
  });

  it('may carry dates and times, as apps export them', () => {
    expect(
      read('[12/03/2026 18:22:10] Léa: coucou\n12/03/2026, 18:25 - Camille : hey\n18h30 Léa : dispo jeudi ?'),
    ).toEqual(['match: coucou', 'moi: hey', 'match: dispo jeudi ?']);
  });

  it('continues a message over several lines', () => {
    expect(read('Elle : alors voilà\nje pars lundi\nProgramme : plage\nMoi : trop bien')).toEqual([
      'match: alors voilà\nje pars lundi\nProgramme : plage',
      'moi: trop bien',
    ]);
  });

  it('is all the match’s where nobody is named', () => {
    expect(read('coucou\ntu fais quoi ce soir ?')).toEqual(['match: coucou', 'match: tu fais quoi ce soir ?']);
    expect(read('Regarde : https://exemple.fr/video')).toEqual(['match: Regarde : https://exemple.fr/video']);
    expect(read('rdv à 18:30 ?')).toEqual(['match: rdv à 18:30 ?']);
  });

  it.each(['\n', '\r\n', '\r', '\u2028', '\u2029'])('starts a new line at %j', (lineEnd) => {
    expect(read(['Moi : salut', 'Elle : coucou', 'ça va ?'].join(lineEnd))).toEqual([
      'moi: salut',
      'match: coucou\nça va ?',
    ]);
  });

  it('gives no message for a speaker without words', () => {
    expect(read('Moi :\nElle : oui ?\n\n')).toEqual(['match: oui ?']);
  });
});
