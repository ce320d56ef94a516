import { periodAt } from '../../usage/rules.ts';

// A legal delay that would end on a Saturday, a Sunday or a French public holiday ends with the next working day.

const dayMs = 24 * 60 * 60 * 1000;
const yearlyHolidays = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension Day, Whit Monday: days after Easter Sunday. */
const afterEaster = [1, 39, 50];

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });

/** Midnight in Paris at the end of the day of `at`, or of the next working day. */
export function endOfWorkingDay(at: Date): Date {
  const { endsAt } = periodAt('day', at);
  return isWorkingDay(calendar.format(at)) ? endsAt : endOfWorkingDay(endsAt);
}

/** `day`: yyyy-mm-dd. */
export function isWorkingDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const easter = easterSunday(date.getUTCFullYear());
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  const isFeast = afterEaster.some((days) => easter.getTime() + days * dayMs === date.getTime());
  return !isWeekend && !isFeast && !yearlyHolidays.includes(day.slice(5));
}

/** The algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7;
  const g = Math.floor((a + 11 * e + 22 * f) / 451);
  const month = Math.floor((e + f - 7 * g + 114) / 31);
  const day = ((e + f - 7 * g + 114) % 31) + 1;
  return new Date(Date.UTC(year, month - 1, day));
}
