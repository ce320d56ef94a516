import { expect, test } from 'vitest';
import { unlisted } from './claims.ts';

test('finds a wrong amount and a wrong quota, and accepts those of the tables', () => {
  expect(unlisted('Pro à 7,90€ par mois, 24,90€ par an : Économise 69,90€, soit 2,08 € par mois.')).toEqual([]);
  expect(unlisted('3 par jour, 100 messages par mois, 1 par semaine, 6 photos à la fois')).toEqual([]);
  expect(unlisted('Pro - 9,90€')).toEqual(['9.9 €', '9,90']);
  expect(unlisted('Économise 70,80€')).toEqual(['70.8 €']);
  expect(unlisted('1 250 euros')).toEqual(['1250 €']);
  expect(unlisted('20 analyses de photos par mois, 5 par jour')).toEqual(['20 par mois', '5 par jour']);
  expect(unlisted('4 photos à la fois')).toEqual(['4 photos à la fois']);
});
