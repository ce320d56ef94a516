import { describe, expect, it } from 'vitest';
import { type ReadMessage, readingWarnings } from '#contract/reading.ts';
import { warningsOf } from './warnings.ts';

function read(more: Partial<ReadMessage> = {}, certainty = 0.95): Parameters<typeof warningsOf>[0][number] {
  const box = { x: 0, y: 0, width: 9, height: 9 };
  return {
    message: { from: 'moi', kind: 'text', text: 'Salut', confidence: 0.95, box, ...more },
    side: { from: 'moi', certainty },
  };
}

const expected = (...codes: (keyof typeof readingWarnings)[]) =>
  codes.map((code) => ({ code, message: readingWarnings[code] }));

describe('a reading warns', () => {
  it.each([
    { when: 'of nothing where all is certain', of: read(), warnings: expected() },
    { when: 'of text that may be wrong', of: read({ confidence: 0.4 }), warnings: expected('low_confidence') },
    {
      when: 'of nothing where a photo has low confidence',
      of: read({ kind: 'photo', confidence: 0.4 }),
      warnings: expected(),
    },
    { when: 'of an uncertain speaker', of: read({}, 0.6), warnings: expected('unsure_speaker') },
    { when: 'of a message cut at the top', of: read({ cut: 'top' }), warnings: expected('cut_message') },
    { when: 'of a photo cut below', of: read({ kind: 'photo', cut: 'bottom' }), warnings: expected('cut_message') },
  ])('$when', ({ of, warnings }) => {
    expect(warningsOf([read(), of])).toEqual(warnings);
  });

  it('of everything that applies', () => {
    const codes = warningsOf([read({ confidence: 0.4, cut: 'top' }, 0.5)]).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['cut_message', 'low_confidence', 'unsure_speaker']);
  });

  it('once of two cut messages', () => {
    expect(warningsOf([read({ cut: 'top' }), read({ cut: 'bottom' })])).toHaveLength(1);
  });
});
