import { describe, expect, it } from 'vitest';
import { messagesInText, readPasted } from './pasted-text.ts';

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

  it('has a match named as the user, where «moi» or «vous» is the user', () => {
    expect(read('Moi : tu fais quoi ?\nCamille : je lis')).toEqual(['moi: tu fais quoi ?', 'match: je lis']);
    expect(read('Vous avez envoyé\nTu fais quoi ?\nCamille a envoyé\nJe lis')).toEqual([
      'moi: Tu fais quoi ?',
      'match: Je lis',
    ]);
    expect(readPasted('Camille : coucou\nMoi : salut', { user: 'Camille' }).matchName).toBe('Camille');
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

  it('may call the user «Vous»', () => {
    expect(read('Vous : tu fais quoi ?\nCamille : je lis\nVous : quoi donc ?', null)).toEqual([
      'moi: tu fais quoi ?',
      'match: je lis',
      'moi: quoi donc ?',
    ]);
  });

  it('may have lost its lines', () => {
    expect(read('Moi : salut, ça va ? Camille : oui et toi ? Moi : tranquille', null)).toEqual([
      'moi: salut, ça va ?',
      'match: oui et toi ?',
      'moi: tranquille',
    ]);
    expect(read('Alors voilà le plan. Programme : plage', null)).toEqual([
      'match: Alors voilà le plan. Programme : plage',
    ]);
  });

  it('may be an export of WhatsApp, with its notices, pictures and invisible marks', () => {
    const exported = [
      '12/03/2026, 18:20 - Les messages et les appels sont chiffrés de bout en bout.',
      '12/03/2026, 18:22 - Léa ❤️: coucou',
      'ça va ?',
      '12/03/2026, 18:23 - +33 6 12 34 56 78: <Médias omis>',
      '12/03/2026, 18:24 - +33 6 12 34 56 78: tu reconnais ?',
      '12/03/2026, 18:25 - Léa ❤️: Ce message a été supprimé',
      '12/03/2026, 18:26 - Léa ❤️: mais oui !',
    ].join('\n');
    expect(read(exported, null)).toEqual([
      'match: coucou\nça va ?',
      'moi: 📷',
      'moi: tu reconnais ?',
      'match: mais oui !',
    ]);
    expect(
      read('\u200e[12/03/2026 à 18:22:10] Léa: coucou\n\u200e[12/03/2026 à 18:25:31] Tom: \u200eimage absente', null),
    ).toEqual(['moi: coucou', 'match: 📷']);
    expect(read('[18:22, 12/03/2026] Tom: hey\n[18:25, 12/03/2026] Léa: salut', null)).toEqual([
      'moi: hey',
      'match: salut',
    ]);
  });

  it('may be copied from a web page, with names and times on lines of their own', () => {
    expect(read('Léa\n18:22\nCoucou !\nTu fais quoi ?\nTom\n18:25\nRien\nLéa\n18:30\n18h ?', null)).toEqual([
      'match: Coucou !',
      'match: Tu fais quoi ?',
      'moi: Rien',
      'match: 18h ?',
    ]);
    expect(read('Léa, [12/03/2026 18:22]\nCoucou\n\nTom, [12/03/2026 18:25]\nSalut', null)).toEqual([
      'moi: Coucou',
      'match: Salut',
    ]);
    expect(read("Camille\nSalut, ça va ?\nVous avez envoyé\nOui et toi\nAujourd'hui 18:22\nVu", null)).toEqual([
      'match: Salut, ça va ?',
      'moi: Oui et toi',
    ]);
    expect(read('Camille\nSalut, ça va ?\nVous\nOui et toi', null)).toEqual([
      'match: Salut, ça va ?',
      'moi: Oui et toi',
    ]);
  });

  it('takes short messages for no names', () => {
    expect(read('Salut\ntu viens ?\nMoi\nmoi je viens', null)).toHaveLength(4);
    expect(new Set(read('Salut\nOui\ntu viens ?\nOui\n18:30', null).map((line) => line.split(':')[0]))).toEqual(
      new Set(['match']),
    );
    expect(read('Demain ?\nMardi\nMercredi', null)).toEqual(['match: Demain ?', 'match: Mardi', 'match: Mercredi']);
  });
});

it.each([
  ['Moi : salut\nLéa : coucou', 'Léa'],
  ['12/03/2026, 18:22 - Léa ❤️: coucou\n12/03/2026, 18:23 - Tom: hey\n12/03/2026, 18:24 - Léa ❤️: oui', 'Léa'],
  ['Camille\nSalut, ça va ?\nVous\nOui et toi', 'Camille'],
  ['Moi : salut\nElle : coucou', null],
  ['Moi : salut\n+33 6 12 34 56 78 : coucou', null],
  ['tu fais quoi ?', null],
])('«%s» names the match %s', (text, name) => {
  expect(readPasted(text, { user: 'Tom' }).matchName).toBe(name);
});

// @demand shedding
it('eight times as many names on lines of their own take some eight times as long to read', () => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
  const names = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => `${one}${two}${three}`)));
  const pasted = names.map((name) => name[0]?.toUpperCase() + name.slice(1)).join('\n');
  const timeOf = (text: string) => {
    const startedAt = performance.now();
    messagesInText(text, { user: 'Léa' });
    return performance.now() - startedAt;
  };
  const [some, all] = [pasted.slice(0, 8_800), pasted].map((text) => Math.min(timeOf(text), timeOf(text))) as [
    number,
    number,
  ];
  expect(all).toBeLessThan(some * 24 + 20);
});
