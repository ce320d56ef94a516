import { type ContactTopic, contactTopicLabels } from '#contract/contact.ts';

/** Mail programs cut longer addresses. */
const bodyMaxLength = 1500;

/** A link that opens the reader's own mail program with what they had already written. */
export function mailAddress(to: string, written: { topic?: ContactTopic; message?: string } = {}): string {
  const parts: string[] = [];
  if (written.topic) parts.push(`subject=${encodeURIComponent(contactTopicLabels[written.topic])}`);
  if (written.message) parts.push(`body=${encodeURIComponent(written.message.slice(0, bodyMaxLength))}`);
  return parts.length > 0 ? `mailto:${to}?${parts.join('&')}` : `mailto:${to}`;
}
