import { expect, it } from 'vitest';
import { confidenceOf, cutAtBlanks } from './blank.ts';

it('gives a reply without a blank the share of its writer', () => {
  expect(confidenceOf('Le levain a un prénom, avoue ?', 94)).toEqual({ confidence: 94 });
});

it('lowers the confidence while a blank is open, and says what it is once filled in', () => {
  expect(confidenceOf('Moi je suis [ton métier].', 94)).toEqual({ confidence: 69, confidenceFilled: 94 });
});

it('never shows a reply with a blank above a whole one of the same writer', () => {
  expect(confidenceOf('[ta réponse]', 30).confidence).toBeLessThan(confidenceOf('Devine.', 30).confidence);
});

it('cuts a reply at its blanks', () => {
  expect(cutAtBlanks('Je suis [ton métier], et toi ?')).toEqual(['Je suis ', '[ton métier]', ', et toi ?']);
});
