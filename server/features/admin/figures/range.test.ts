import { describe, expect, it } from 'vitest';
import { rangeOf } from './range.ts';

const now = new Date('2026-11-15T09:00:00Z');

describe('the range of a statistic', () => {
  it('is the last seven days, today included, where nothing is asked for', () => {
    expect(rangeOf({}, now)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
    expect(rangeOf({ endDate: '2026-10-31' }, now)).toEqual({ from: '2026-10-25', to: '2026-10-31' });
    expect(rangeOf({ startDate: '2026-11-01' }, now)).toEqual({ from: '2026-11-01', to: '2026-11-15' });
  });

  it('ends today where tomorrow is asked for, since a browser may be ahead of Paris', () => {
    expect(rangeOf({ startDate: '2026-11-15', endDate: '2026-11-16' }, now)).toEqual({
      from: '2026-11-15',
      to: '2026-11-15',
    });
  });

  it('may be 400 days long and no longer', () => {
    expect(rangeOf({ startDate: '2025-10-12', endDate: '2026-11-15' }, now).from).toBe('2025-10-12');
    expect(() => rangeOf({ startDate: '2025-10-11', endDate: '2026-11-15' }, now)).toThrow(
      'Choisis 400 jours au plus.',
    );
  });

  it.each([
    [{ startDate: '2026-11-10', endDate: '2026-11-09' }, 'vient après'],
    [{ startDate: '0001-01-01' }, '400 jours'],
    [{ startDate: '0001-01-01', endDate: '9999-12-31' }, 'futur'],
    [{ startDate: '9999-12-30', endDate: '9999-12-31' }, 'futur'],
    [{ startDate: '2026-11-16', endDate: '2026-11-16' }, 'futur'],
  ])('is refused if it is absurd: %j', (query, words) => {
    expect(() => rangeOf(query, now)).toThrow(words);
  });
});
