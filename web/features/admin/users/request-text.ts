import type { AdminSupportRequest } from '#contract/admin.ts';
import { contactTopicLabels } from '#contract/contact.ts';
import type { RetentionReason } from '#contract/retention.ts';

const reasonLabels: Record<RetentionReason, string> = {
  no_results: 'Pas de résultats',
  too_expensive: 'Trop cher',
  no_time: 'Pas le temps',
  other: 'Autre raison',
};

const topicLabels: Record<string, string> = { ...contactTopicLabels, ...reasonLabels };

export const sourceLabels: Record<AdminSupportRequest['source'], string> = {
  cancellation: 'Résiliation',
  contact: 'Contact',
};

/** The topic in words; one that the forms do not offer, such as a reason in the member's own words, is shown as it is. */
export function topicText(topic: string): string {
  return Object.hasOwn(topicLabels, topic) ? (topicLabels[topic] ?? topic) : topic;
}

/** A mail to the one who asked, with the topic as its subject. */
export function replyAddress({ email, topic }: Pick<AdminSupportRequest, 'email' | 'topic'>): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re : ${topicText(topic)}`)}`;
}
