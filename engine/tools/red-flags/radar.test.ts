import { describe, expect, it } from 'vitest';
import { talk } from '#engine/understand/testing/verdict-cases.ts';
import { flagged, harmless } from '../testing/radar-talks.ts';
import * as heldOut from '../testing/radar-talks-held-out.ts';
import { findRedFlags } from './find-red-flags.ts';

const flagsIn = (line: string) => findRedFlags({ conversation: talk(line.split(' | ')) }).flags;
const isFound = ([kind, line]: (typeof flagged)[number]) =>
  flagsIn(line).some((flag) => flag.kind === kind && flag.message === line.split(' | ').length - 1);

/** Known to be missed; the list may only get shorter. */
const missed = [
  '< ma prof principale a appelé mes parents',
  '< tu réponds quand tu veux hein, ça fait 3 jours',
  "< envoie moi une preuve que t'es chez toi",
];

describe('the radar', () => {
  it.each(flagged.filter(([, line]) => !missed.includes(line)))('%s: %s', (kind, line) =>
    expect(isFound([kind, line])).toBe(true),
  );
  it.each(missed)('still missed: %s', (line) =>
    expect(flagged.filter(([, known]) => known === line).some(isFound)).toBe(false),
  );
  it.each(harmless)('none in %s', (line) => expect(flagsIn(line)).toEqual([]));
});

describe('on wordings that the radar was not written with', () => {
  it('quotes 90 % of what it should', () =>
    expect(heldOut.flagged.filter(isFound).length / heldOut.flagged.length).toBeGreaterThanOrEqual(0.9));
  it('alarms over at most 5 % of harmless look-alikes', () =>
    expect(
      heldOut.harmless.filter((line) => flagsIn(line).length > 0).length / heldOut.harmless.length,
    ).toBeLessThanOrEqual(0.05));
});
