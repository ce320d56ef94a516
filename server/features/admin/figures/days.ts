import { periodAt } from '../../usage/rules.ts';

// Days of the calendar in Paris, as «2026-11-17».

const dayMs = 24 * 60 * 60 * 1000;

export function dayAt(instant: Date): string {
  return periodAt('day', instant).start;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

export function earlierOf(one: string, other: string): string {
  if (one <= other) return one;
  return other;
}

/** Both included; empty if `to` is before `from`. */
export function daysBetween(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, distance(from, to) + 1) }, (_, index) => addDays(from, index));
}

export function distance(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

export function startOf(day: string): Date {
  return endOf(addDays(day, -1));
}

/** The first moment of the next day. */
export function endOf(day: string): Date {
  return periodAt('day', new Date(`${day}T12:00:00Z`)).endsAt;
}

/** «2026-11», and so many months before it, oldest first. */
export function lastMonths(day: string, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}
