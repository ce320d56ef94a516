// How long a mailed link works. Both the links and the mails that announce them use these values.

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

export const verifyEmailTtlMs = 7 * 24 * hourMs;
export const passwordResetTtlMs = hourMs;
/** A mail that is held up for some minutes must still be of use. */
export const signInTtlMs = 15 * minuteMs;
export const changeEmailTtlMs = 24 * hourMs;
/** Long enough to come back from a holiday to a stolen account. */
export const restoreEmailTtlMs = 14 * 24 * hourMs;

/** «7 jours», «1 heure», «15 minutes» */
export function lifetimeText(ttlMs: number): string {
  const hours = Math.round(ttlMs / hourMs);
  const [count, unit] =
    hours >= 48
      ? [Math.round(hours / 24), 'jour']
      : hours >= 1
        ? [hours, 'heure']
        : [Math.round(ttlMs / minuteMs), 'minute'];
  return `${count} ${unit}${count > 1 ? 's' : ''}`;
}
