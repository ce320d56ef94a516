import { describe, expect, it } from 'vitest';
import { talk } from '#engine/understand/testing/verdict-cases.ts';
import { flagged, harmless } from '../testing/radar-talks.ts';
import * as heldOut from '../testing/radar-talks-held-out.ts';
import { findRedFlags } from './find-red-flags.ts';

const flagsIn = (line: string) => findRedFlags({ conversation: talk(line.split(' | ')) }).flags;
const isFound = ([kind, line]: (typeof flagged)[number]) =>
  flagsIn(line).some((flag) => flag.kind === kind && flag.message === line.split(' | ').length - 1);

/** Red flags that are not found yet; the list may only get shorter. */
const knownMisses = ['< tu réponds quand tu veux hein, ça fait 3 jours', "< envoie moi une preuve que t'es chez toi"];

describe('on wordings that the rules were written with', () => {
  it('finds every red flag but the known misses', () => {
    expect(flagged.filter((row) => !isFound(row)).map(([, line]) => line)).toEqual(knownMisses);
  });
  it('finds none in harmless look-alikes', () => {
    expect(harmless.filter((line) => flagsIn(line).length > 0)).toEqual([]);
  });
});

describe('on wordings that the rules were not written with', () => {
  it('finds 90 % of red flags', () =>
    expect(heldOut.flagged.filter(isFound).length / heldOut.flagged.length).toBeGreaterThanOrEqual(0.9));
  it('finds one in at most 5 % of harmless look-alikes', () =>
    expect(
      heldOut.harmless.filter((line) => flagsIn(line).length > 0).length / heldOut.harmless.length,
    ).toBeLessThanOrEqual(0.05));
});
