import { expect, it } from 'vitest';
import { examplePhoto } from '../../testing/example-photos.ts';
import { measuredFacts } from './measured-facts.ts';

const { measures } = examplePhoto().result;
const [face] = measures.faces;

it.each([
  ['light', {}, 'Luminosité 41 %, sur le visage 38 %, contraste 52 %.'],
  ['light', { faceBrightness: null }, 'Luminosité 41 %, contraste 52 %.'],
  ['sharpness', {}, 'Force des contours 63 %.'],
  ['noise', {}, ''],
  ['resolution', {}, '600 × 800 pixels.'],
  ['colours', { cast: 'warm' }, 'Saturation 44 %, dominante chaude.'],
  ['colours', { cast: null }, 'Saturation 44 %, pas de dominante.'],
  ['level', { tilt: 2.34 }, 'Penche de 2,3° vers la droite.'],
  ['level', { tilt: -0.02 }, 'Lignes droites.'],
  ['level', { tilt: null }, 'Aucune ligne sûre pour juger.'],
  ['framing', {}, 'Visage : 25 % de la hauteur, centré à 50 % de la largeur.'],
  ['face', {}, '1 visage, sourire visible, yeux ouverts.'],
  ['face', { faces: [] }, 'Aucun visage trouvé.'],
  [
    'face',
    { faces: [{ ...face, smiles: false, eyesOpen: null, cutOff: true, sunglasses: true }] },
    '1 visage, coupé par le bord, lunettes de soleil.',
  ],
] as const)('the figures of %s with %o are told as «%s»', (criterion, changed, told) => {
  expect(measuredFacts(criterion, { ...measures, ...changed } as typeof measures)).toBe(told);
});
