// Amounts, dates and percentages as French text. Nothing else formats them.

const wholeEuros = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const centEuros = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dayLong = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const dayAndTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 });

/** `790` → «7,90 €», `500` → «5 €», with the narrow no-break space that «40 %» has too. */
export function formatEuros(amountCents: number): string {
  return `${formatNumber(amountCents)}\u202f€`;
}

/** `790` → «7,90€»: only in labels that the specification quotes with an amount, such as «Économise 69,90€». */
export function formatQuotedEuros(amountCents: number): string {
  return `${formatNumber(amountCents)}€`;
}

function formatNumber(amountCents: number): string {
  const format = amountCents % 100 === 0 ? wholeEuros : centEuros;
  return format.format(amountCents / 100);
}

/** «15 novembre 2026» */
export function formatDay(date: Date | string): string {
  return withOrdinal(dayLong.format(new Date(date)));
}

/** «15 novembre 2026 à 14:05» */
export function formatDayAndTime(date: Date | string): string {
  return withOrdinal(dayAndTime.format(new Date(date)));
}

/** The first of a month is «1er», all other days are plain numbers. */
function withOrdinal(day: string): string {
  return day.replace(/^1 /, '1er ');
}

/** `0.4` → «40 %» */
export function formatPercent(ratio: number): string {
  return percent.format(ratio);
}
