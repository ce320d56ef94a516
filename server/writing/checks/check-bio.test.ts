import { expect, it } from 'vitest';
import { checkBio, wordsOfInterests } from './check-bio.ts';
import type { FaultCode } from './faults.ts';

const interestWords = wordsOfInterests('rando, jazz et mon chat Pixel');
const rules = { interestWords, isKnownContact: () => false, seen: [] };

const bios: [text: string, expected: FaultCode[]][] = [
  [
    'Rando le matin, jazz le soir, et Pixel qui juge mes siestes entre les deux. Cherche complice pour le prochain sommet.',
    [],
  ],
  ['Rando et jazz.', ['short']],
  [`Rando et jazz, ${'sommet après sommet et disque après disque, '.repeat(4)}avec Pixel.`, ['long']],
  [
    'Cuisine thaï le matin, plongée le soir, et des siestes entre les deux. Cherche complice pour le prochain sommet.',
    ['no_interest'],
  ],
  [
    'Rando le matin, jazz le soir, et Pixel qui juge mes siestes. Écris-moi au 06 11 22 33 44 pour le prochain sommet.',
    ['contact'],
  ],
  [
    'Épicurienne, rando le matin, jazz le soir, et Pixel qui juge mes siestes. Cherche complice pour les sommets.',
    ['cliche'],
  ],
  [
    'Rando le matin, jazz le soir, et Pixel qui juge mes siestes. Cherche [ton idéal] pour le prochain sommet à deux.',
    ['blank'],
  ],
];

it('a bio has exactly the faults that it was written for', () => {
  expect(bios.map(([text]) => [text, checkBio(text, rules)])).toEqual(bios);
});
