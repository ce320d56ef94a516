import { describe, expect, it } from 'vitest';
import { parseInterests } from './parse-interests.ts';

const phrases = (text: string) => parseInterests(text).map(({ phrase, label }) => phrase ?? label);

describe('parseInterests', () => {
  it.each<[string, string[]]>([
    ['rando, jazz, cuisine thaï et mon chat Pixel', ['la rando', 'le jazz', 'la cuisine thaï', 'mon chat Pixel']],
    ["j'adore voyager et le sport", ['les voyages', 'le sport']],
    ['escalde / cinema coréen / 🎸 guitare\nséries', ["l'escalade", 'le cinéma coréen', 'la guitare', 'les séries']],
    ['RANDO • Randonnée • VELO', ['la rando', 'la randonnée', 'le vélo']],
    [
      "Je suis passionné de musique, je joue de la guitare depuis 10 ans et j'aime bien les soirées entre potes",
      ['la musique', 'la guitare', 'les soirées entre potes'],
    ],
    ["j'aime pas le sport mais j'adore les jeux de société", ['les jeux de société']],
    ['je déteste courir, sinon le ciné', ['le ciné']],
    ["Passionnée d'art, d'histoire et de vin nature", ["l'art", "l'histoire", 'le vin nature']],
    ['Donjons et Dragons, drum and bass', ['Donjons et Dragons', 'la drum and bass']],
    ['le didgeridoo, du kendama, les poèmes russes', ['le didgeridoo', 'le kendama', 'les poèmes russes']],
    ['ébénisterie, kendama', ["l'ébénisterie", 'kendama']],
    ['ma guitare, mes nièces', ['la guitare', 'mes nièces']],
    ['hiking and pizza', ['la rando', 'la pizza']],
    ['rando, rando, Rando', ['la rando']],
    ['fan de PSG et de bonne bouffe', ['PSG', 'la bonne bouffe']],
    ['fantasy, fanfares, passionfruit', ['la fantasy', 'fanfares', 'passionfruit']],
    [
      'Studio Ghibli, kpop, poèmes, philo, rap français, bad',
      ['Ghibli', 'la K-pop', 'la poésie', 'la philosophie', 'le rap français', 'le badminton'],
    ],
    ['Les Misérables', ['les Misérables']],
    ['oiseaux, livres, étoiles', ['les oiseaux', 'les livres', 'les étoiles']],
    ['marché, baskets, marche', ['les marchés', 'les sneakers', 'la marche']],
    ['RANDONNÉE EN MONTAGNE !!! PSG', ['la randonnée en montagne', 'PSG']],
    ['foot foot foot, voyage voyage', ['le foot', 'les voyages']],
    ["le vélo l'été, le ski l'hiver", ['le vélo', 'le ski']],
    ['danser la salsa, lire des mangas', ['la salsa', 'les mangas']],
    ["j'ai un chien et deux chats", ['les chiens', 'les chats']],
    ['cuisine (surtout italienne)', ['la cuisine']],
    ["moi, la vie, mon ex, l'amour, T'es nul, rire", []],
    ["j'adore tiny houses", ['tiny houses']],
    ['jsp', []],
    ['', []],
  ])('reads «%s»', (text, expected) => {
    expect(phrases(text)).toEqual(expected);
  });

  it('keeps the verb that was typed', () => {
    expect(parseInterests('courir, nager, gamer, course à pied').map(({ verb }) => verb)).toEqual([
      'courir',
      'nager',
      'jouer aux jeux vidéo',
    ]);
  });

  it('finds a known interest in a long sentence', () => {
    const text =
      'Alors en fait le dimanche on me trouve presque toujours au marché avec un café avant d’aller faire un peu de poterie';
    expect(phrases(text)).toContain('la poterie');
  });

  it('keeps thirty interests of two thousand', () => {
    expect(
      parseInterests('loisir très précis\n'.repeat(2000) + Array.from({ length: 90 }, (_, i) => `truc ${i}`).join(', '))
        .length,
    ).toBeLessThanOrEqual(30);
  });
});
