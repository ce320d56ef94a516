import { formatDayAndTime, formatEuros, formatPercent } from '#contract/format.ts';

// The figures of the contract as French text: counts, euros, and percentages from 0 to 100.

const count = new Intl.NumberFormat('fr-FR');
const compact = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 });
const oneDecimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const timeOfDay = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });
const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
const dayShort = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayOfWeek = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthShort = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' });
const monthLong = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `5000` → «5 000» */
export const countText = (value: number): string => count.format(value);

/** `12300` → «12,3 k», for the axes of plots. */
export const shortCountText = (value: number): string => compact.format(value);

/** `12300` → «12,3 k €», for the axes of plots. */
export const shortEurosText = (euros: number): string => `${shortCountText(euros)}\u202f€`;

/** `7.9` → «7,90 €» */
export const eurosText = (euros: number): string => formatEuros(Math.round(euros * 100));

/** `12.5` → «12,5 %» */
export const percentText = (percent: number): string => formatPercent(percent / 100);

/** `3.25` → «3,3 mois» */
export const monthsText = (months: number): string => `${oneDecimal.format(months)} mois`;

/** `3`, «clic» → «3 clics» */
export const countedText = (value: number, word: string): string =>
  `${countText(value)} ${word}${value > 1 ? 's' : ''}`;

/** `part` of `whole` as a percentage from 0 to 100; 0 of nothing is 0. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);

/** When something was fetched: «à 14:05» today, else «le 15 novembre 2026 à 14:05». */
export function freshnessText(at: Date, now = new Date()): string {
  const isToday = parisDay.format(at) === parisDay.format(now);
  return isToday ? `à ${timeOfDay.format(at)}` : `le ${formatDayAndTime(at)}`;
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** «2026-11-17» → «17 nov.» */
export const dayText = (day: string): string => dayShort.format(noonOf(day));

/** «2026-11-17» → «mar. 17 nov. 2026» */
export const longDayText = (day: string): string => dayOfWeek.format(noonOf(day));

/** «2026-11» → «nov.» */
export const monthText = (month: string): string => monthShort.format(noonOf(`${month}-15`));

/** «2026-11» → «novembre 2026» */
export const longMonthText = (month: string): string => monthLong.format(noonOf(`${month}-15`));
