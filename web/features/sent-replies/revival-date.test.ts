import { expect, it } from 'vitest';
import { fromWhen, revivalDate } from './revival-date.ts';

const sentAt = '2026-11-15T09:00:00.000Z';
const now = new Date(sentAt);

it.each([
  [1, 'à partir du 17 novembre 2026'],
  [2, 'à partir du 19 novembre 2026'],
  [3, 'à partir du 22 novembre 2026'],
  [6, 'à partir du 29 novembre 2026'],
])('after %i unanswered messages a revival is wise %s', (unanswered, expected) => {
  expect(fromWhen(revivalDate(sentAt, unanswered), now)).toBe(expected);
});

it('names no day that has come already', () => {
  expect(fromWhen(revivalDate(sentAt, 1), new Date('2026-11-17T00:30:00.000Z'))).toBe("dès aujourd'hui");
  expect(fromWhen(revivalDate(sentAt, 1), new Date('2026-12-01T09:00:00.000Z'))).toBe("dès aujourd'hui");
});
