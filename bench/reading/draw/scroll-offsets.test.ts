import { describe, expect, it } from 'vitest';
import type { Measured } from './measure.ts';
import { coveringOffsets, gappedOffsets } from './scroll-offsets.ts';

/** Bubbles of 40 pixels, one every 50, on a chat of 400 under a header of 100. */
function measuredOf(count: number): Measured {
  return {
    width: 300,
    height: 600,
    chat: { top: 100, bottom: 500 },
    messages: Array.from({ length: count }, (_, index) => ({
      index,
      box: { x: 0, y: 105 + index * 50, width: 100, height: 40 },
      lines: [],
      quote: [],
      reaction: null,
    })),
  };
}

describe('coveringOffsets', () => {
  it('shows every message whole, from the first to the last', () => {
    const offsets = coveringOffsets(measuredOf(20), 1000, 0.25) ?? [];
    expect(offsets[0]).toBe(0);
    expect(offsets.at(-1)).toBe(600);
    expect(offsets).toHaveLength(3);
  });

  it('returns null for chats that are too short or too long', () => {
    expect(coveringOffsets(measuredOf(8), 400, 0.2)).toBeNull();
    expect(coveringOffsets(measuredOf(60), 3000, 0.2)).toBeNull();
  });
});

describe('gappedOffsets', () => {
  it('leaves a whole message between two screenshots', () => {
    const [first = 0, second = 0] = gappedOffsets(measuredOf(30), 1500) ?? [];
    expect(first).toBe(0);
    expect(second - 400).toBeGreaterThan(48);
  });

  it('returns null for a chat of less than two screens', () => {
    expect(gappedOffsets(measuredOf(14), 700)).toBeNull();
  });
});
