import type { ModelDay } from '#contract/admin-model.ts';
import { shareOf } from '../figure-text.ts';

// What the model did on several days together; a figure without anything to divide by is null.

interface UsageFigures {
  firstReplyMs: number | null;
  failedPercent: number | null;
  refusedPercent: number | null;
  fellBackPercent: number | null;
}

export function usageOf(days: readonly ModelDay[]): UsageFigures {
  const sum = (of: (day: ModelDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const percent = (part: number, whole: number) => (whole === 0 ? null : shareOf(part, whole));
  return {
    firstReplyMs: firstReplyOf(days),
    failedPercent: percent(
      sum((day) => day.failures),
      sum((day) => day.calls),
    ),
    refusedPercent: percent(
      sum((day) => day.refused),
      sum((day) => day.written),
    ),
    fellBackPercent: percent(
      sum((day) => day.fellBack),
      sum((day) => day.texts),
    ),
  };
}

/** The days' averages, each by the texts of its day. */
function firstReplyOf(days: readonly ModelDay[]): number | null {
  let totalMs = 0;
  let texts = 0;
  for (const day of days) {
    if (day.firstReplyMs === null) continue;
    totalMs += day.firstReplyMs * day.texts;
    texts += day.texts;
  }
  return texts === 0 ? null : totalMs / texts;
}

export function wasUsed(days: readonly ModelDay[]): boolean {
  return days.some(({ calls, texts }) => calls > 0 || texts > 0);
}
