import { expect, it } from 'vitest';
import { parseInterests } from './parse-interests.ts';

const labels = (text: string) => parseInterests(text).map(({ label }) => label);

it.each<[string, string[]]>([
  ['rando, jazz, cuisine thaï et mon chat Pixel', ['rando', 'jazz', 'cuisine thaï', 'mon chat Pixel']],
  ["j'adore voyager et le sport", ['voyager', 'sport']],
  ['escalade / cinema coréen / 🎸 guitare\nséries', ['escalade', 'cinema coréen', 'guitare', 'séries']],
  ['RANDO • Randonnée • VELO', ['rando', 'randonnée', 'velo']],
  ["j'aime pas le sport mais j'adore les jeux de société", ['jeux de société']],
  ['je déteste courir, sinon le ciné', ['ciné']],
  ["films d'horreur, j'ai horreur du foot", ["films d'horreur"]],
  ['le didgeridoo, du kendama, les poèmes russes', ['didgeridoo', 'kendama', 'poèmes russes']],
  ['rando, rando, Rando', ['rando']],
  ['fan de PSG et de bonne bouffe', ['PSG', 'bonne bouffe']],
  ['Les Misérables', ['Les Misérables']],
  ["le vélo l'été, le ski l'hiver", ['vélo', 'ski']],
  ["j'ai un chien et deux chats", ['chien', 'chats']],
  ['cuisine (surtout italienne)', ['cuisine']],
  ["moi, la vie, mon ex, l'amour, T'es nul, rire", []],
  ['asdfgh qsdfg', []],
  ['jsp', []],
  ['', []],
])('reads «%s»', (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

it('finds what is known in a long sentence', () => {
  const text =
    'Alors en fait le dimanche on me trouve presque toujours au marché avec un café avant d’aller faire un peu de poterie';
  expect(labels(text)).toEqual(['marché', 'café', 'poterie']);
});

it('keeps thirty interests at most', () => {
  expect(labels(Array.from({ length: 90 }, (_, at) => `truc ${at}`).join(', ')).length).toBeLessThanOrEqual(30);
});
