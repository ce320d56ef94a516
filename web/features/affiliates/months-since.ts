const parisMonth = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit' });
const named = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** The months in Paris from the first to the present one, newest first: «2026-11», «novembre 2026». */
export function monthsSince(first: string, now: Date): { value: string; label: string }[] {
  const start = parisMonth.format(new Date(first));
  const [year = 0, month = 0] = parisMonth.format(now).split('-').map(Number);
  const months: { value: string; label: string }[] = [];
  for (let back = 0; ; back++) {
    const day = new Date(Date.UTC(year, month - 1 - back, 1));
    const value = day.toISOString().slice(0, 7);
    if (value < start && back > 0) return months;
    months.push({ value, label: named.format(day) });
  }
}
