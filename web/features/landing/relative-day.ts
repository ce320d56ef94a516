const format = new Intl.RelativeTimeFormat('fr', { numeric: 'auto' });
const dayMs = 24 * 60 * 60 * 1000;

const steps: { unit: Intl.RelativeTimeFormatUnit; days: number }[] = [
  { unit: 'year', days: 365 },
  { unit: 'month', days: 30 },
  { unit: 'week', days: 7 },
  { unit: 'day', days: 1 },
];

/** `isoDay` relative to `now`, counted in whole days: «aujourd'hui», «hier», «il y a 3 semaines». */
export function relativeDay(isoDay: string, now: Date): string {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.round((Date.parse(isoDay) - today) / dayMs);
  const step = steps.find(({ days: length }) => Math.abs(days) >= length);
  return step ? format.format(Math.trunc(days / step.days), step.unit) : format.format(0, 'day');
}
