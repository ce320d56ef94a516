export function formatAmount(cents: number, currency: string): string {
  return new Intl.NumberFormat('fr-FR', { style: 'currency', currency }).format(cents / 100);
}

export function formatDate(seconds: number): string {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(seconds * 1000);
}

export function formatMoment(seconds: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Paris' } as const;
  return new Intl.DateTimeFormat('fr-FR', style).format(seconds * 1000);
}

const every = { day: 'jour', week: 'semaine', month: 'mois', year: 'an' } as const;

/** «par mois», «tous les 3 mois». */
export function formatRhythm({
  interval,
  interval_count,
}: {
  interval: keyof typeof every;
  interval_count: number;
}): string {
  if (interval_count === 1) return `par ${every[interval]}`;
  const plural = interval === 'month' ? 'mois' : `${every[interval]}s`;
  return `${interval === 'week' ? 'toutes' : 'tous'} les ${interval_count} ${plural}`;
}
