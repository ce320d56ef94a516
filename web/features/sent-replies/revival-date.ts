import { formatDay } from '#contract/format.ts';
import { waitingDays } from '#contract/waiting-days.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** From when on it is wise to write again; `unanswered` counts the user's last messages in a row. */
export function revivalDate(sentAt: string, unanswered: number): Date {
  return new Date(Date.parse(sentAt) + waitingDays(unanswered) * dayMs);
}

/** «à partir du 21 novembre 2026», or «dès aujourd'hui» once the day has come. */
export function fromWhen(sendFrom: Date, now: Date): string {
  return sendFrom <= now || formatDay(sendFrom) === formatDay(now)
    ? "dès aujourd'hui"
    : `à partir du ${formatDay(sendFrom)}`;
}
