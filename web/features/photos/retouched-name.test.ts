import { expect, it } from 'vitest';
import { retouchedName } from './retouched-name.ts';

it.each([
  ['moi.jpg', 'retouched-moi.jpg'],
  ['DSC_0042.JPG', 'retouched-DSC_0042.JPG'],
  ['moi au parc.jpeg', 'retouched-moi au parc.jpeg'],
  ['IMG_2034.HEIC', 'retouched-IMG_2034.jpg'],
  ['vacances.été.png', 'retouched-vacances.été.jpg'],
  ['photo', 'retouched-photo.jpg'],
])('%s is downloaded as %s', (original, name) => {
  expect(retouchedName(original)).toBe(name);
});
