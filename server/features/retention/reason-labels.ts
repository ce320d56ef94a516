import type { RetentionReason } from '#contract/retention.ts';

// What mails to the operator call the reason for which somebody leaves.

export const reasonLabels: Record<RetentionReason, string> = {
  no_results: 'Pas de résultats',
  too_expensive: 'Trop cher',
  no_time: 'Pas le temps',
  other: 'Autre raison',
};
