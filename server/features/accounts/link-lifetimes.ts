// How long a mailed link works. Both the links and the mails that announce them use these values.

const hourMs = 60 * 60 * 1000;

export const verifyEmailTtlMs = 7 * 24 * hourMs;
export const passwordResetTtlMs = hourMs;

/** «7 jours», «1 heure» */
export function lifetimeText(ttlMs: number): string {
  const hours = Math.round(ttlMs / hourMs);
  const [count, unit] = hours >= 48 ? [Math.round(hours / 24), 'jour'] : [hours, 'heure'];
  return `${count} ${unit}${count > 1 ? 's' : ''}`;
}
