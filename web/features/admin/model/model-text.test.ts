import { expect, it } from 'vitest';
import { costText, hostText, priceText, secondsText, tokensText } from './model-text.ts';

const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

it('writes times and tokens', () => {
  expect(plainSpaces(secondsText(4230))).toBe('4,2 s');
  expect(plainSpaces(tokensText({ input: 1240, output: 310, isEstimated: false }))).toBe('1 240 lus, 310 écrits');
  expect(plainSpaces(tokensText({ input: 12, output: 3, isEstimated: true }))).toBe('environ 12 lus, 3 écrits');
});

it('writes costs with two digits that count, and prices as they are', () => {
  expect(costText(0.00041234)).toBe('0,00041');
  expect(costText(0)).toBe('0');
  expect(priceText(0.15000000000000002)).toBe('0,15');
  expect(priceText(1250)).toBe('1250');
});

it('shortens an address to its host', () => {
  expect(hostText('http://127.0.0.1:11434/v1')).toBe('127.0.0.1:11434');
  expect(hostText('pas une adresse')).toBe('pas une adresse');
});
