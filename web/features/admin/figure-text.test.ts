import { expect, it } from 'vitest';
import {
  countedText,
  countText,
  dayText,
  eurosText,
  freshnessText,
  longDayText,
  longMonthText,
  monthsText,
  monthText,
  percentText,
  shareOf,
} from './figure-text.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

it.each([
  [countText(1204), '1 204'],
  [eurosText(2377.9), '2 377,90 €'],
  [eurosText(0.1 + 0.2), '0,30 €'],
  [eurosText(-12), '-12 €'],
  [percentText(12.5), '12,5 %'],
  [percentText(250), '250 %'],
  [monthsText(5.25), '5,3 mois'],
  [countedText(1, 'clic'), '1 clic'],
  [countedText(0, 'clic'), '0 clic'],
  [countedText(2, 'clic'), '2 clics'],
  [dayText('2026-11-17'), '17 nov.'],
  [longDayText('2026-11-17'), 'mar. 17 nov. 2026'],
  [monthText('2026-11'), 'nov.'],
  [longMonthText('2026-11'), 'novembre 2026'],
])('writes %s', (text, expected) => {
  expect(plain(text)).toBe(expected);
});

it('takes a share of nothing as 0', () => {
  expect(shareOf(3, 12)).toBe(25);
  expect(shareOf(3, 0)).toBe(0);
});

it('names the day of a load only where it was not today', () => {
  const at = new Date('2026-11-17T13:05:00Z');
  expect(freshnessText(at, new Date('2026-11-17T20:00:00Z'))).toBe('à 14:05');
  expect(freshnessText(at, new Date('2026-11-18T08:00:00Z'))).toBe('le 17 novembre 2026 à 14:05');
});
