import { describe, expect, it } from 'vitest';
import { followUpText } from './follow-up-text.ts';

describe('followUpText', () => {
  const until = '2026-11-15T15:00:00.000Z';
  const counts = 'À partir de maintenant, une réécriture compte comme une conversation en texte.';
  it.each([
    [5, '2026-11-15T14:59:59.999Z', 'Encore 5 réécritures comprises avec cette capture.'],
    [1, '2026-11-15T14:00:00.000Z', 'Encore 1 réécriture comprise avec cette capture.'],
    [0, '2026-11-15T14:00:00.000Z', counts],
    [5, '2026-11-15T15:00:00.000Z', counts],
  ])('with %i rewrites left at %s', (left, now, text) => {
    expect(followUpText({ left, until }, Date.parse(now))).toBe(text);
  });
});
