import { maxRangeDays } from '#contract/admin-figures.ts';
import { AppError } from '../../../errors.ts';
import { addDays, dayAt, distance, earlierOf } from './days.ts';

const defaultDays = 7;

export interface DayRange {
  from: string;
  to: string;
}

/** The days asked for, both included and none in the future; the last seven where nothing was asked for. */
export function rangeOf(query: { startDate?: string | undefined; endDate?: string | undefined }, now: Date): DayRange {
  const today = dayAt(now);
  const asked = query.endDate ?? today;
  const from = query.startDate ?? addDays(earlierOf(asked, today), 1 - defaultDays);
  if (from > asked) throw refused('startDate', 'La date de début vient après la date de fin.');
  // A browser east of Paris may already have tomorrow.
  if (asked > addDays(today, 1)) throw refused('endDate', 'Choisis une date de fin qui ne soit pas dans le futur.');
  if (from > today) throw refused('startDate', 'Choisis une date de début qui ne soit pas dans le futur.');
  if (distance(from, asked) >= maxRangeDays) throw refused('startDate', `Choisis ${maxRangeDays} jours au plus.`);
  return { from, to: earlierOf(asked, today) };
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid_body', message, { fields: { [field]: message } });
}
