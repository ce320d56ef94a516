import { maxRangeDays } from '#contract/admin-figures.ts';

// Ranges of days in Europe/Paris, as «2026-11-17», both ends included.

export interface DayRange {
  startDate: string;
  endDate: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

export function dayInParis(now = new Date()): string {
  return parisDay.format(now);
}

/** The last so many days to today; today is one of them. */
export function lastDays(days: number, now = new Date()): DayRange {
  const endDate = dayInParis(now);
  return { startDate: addDays(endDate, 1 - days), endDate };
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

export function daysIn({ startDate, endDate }: DayRange): number {
  return (Date.parse(`${endDate}T00:00:00Z`) - Date.parse(`${startDate}T00:00:00Z`)) / dayMs + 1;
}

/** What is wrong with a range, in French; null if it can be asked for. */
export function problemOf(range: DayRange, today = dayInParis()): string | null {
  if (!range.startDate || !range.endDate) return 'Choisis une date de début et une date de fin.';
  if (range.startDate > range.endDate) return 'La date de début est après la date de fin.';
  if (range.startDate > today) return "La période n'a pas encore commencé.";
  if (daysIn(range) > maxRangeDays) return `La période ne peut pas dépasser ${maxRangeDays} jours.`;
  return null;
}
