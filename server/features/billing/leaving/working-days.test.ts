import { describe, expect, it } from 'vitest';
import { endOfWorkingDay, isWorkingDay } from './working-days.ts';

describe('working days', () => {
  it.each(['2026-04-06', '2026-05-14', '2026-05-25', '2027-03-29', '2027-05-06', '2027-05-17', '2038-04-26'])(
    'exclude the movable holiday %s',
    (day) => expect(isWorkingDay(day)).toBe(false),
  );

  it.each(['2026-12-25', '2026-11-11', '2026-11-28', '2026-11-29'])('exclude %s', (day) =>
    expect(isWorkingDay(day)).toBe(false),
  );

  it.each(['2026-11-27', '2026-11-30', '2026-04-07', '2026-12-24'])('include %s', (day) =>
    expect(isWorkingDay(day)).toBe(true),
  );
});

describe('a delay', () => {
  it.each([
    ['a Friday', '2026-11-27T10:00:00Z', '2026-11-27T23:00:00.000Z'],
    ['a Saturday', '2026-11-28T10:00:00Z', '2026-11-30T23:00:00.000Z'],
    ['Christmas on a Friday', '2026-12-25T10:00:00Z', '2026-12-28T23:00:00.000Z'],
    ['the Saturday before Easter, when the clocks change', '2027-03-27T10:00:00Z', '2027-03-30T22:00:00.000Z'],
  ])('that would end on %s ends with the next working day', (_name, at, end) =>
    expect(endOfWorkingDay(new Date(at)).toISOString()).toBe(end),
  );
});
