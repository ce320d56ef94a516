import { type ContactTopic, contactTopicLabels } from '#contract/contact.ts';

/** In characters; mail programs cut longer mailto: links. */
const bodyMaxLength = 1500;

/** A mailto: link, with the topic and message that the user had written in the form. */
export function mailAddress(to: string, written: { topic?: ContactTopic; message?: string } = {}): string {
  const parts: string[] = [];
  if (written.topic) parts.push(`subject=${encodeURIComponent(contactTopicLabels[written.topic])}`);
  if (written.message) parts.push(`body=${encodeURIComponent(written.message.slice(0, bodyMaxLength))}`);
  return parts.length > 0 ? `mailto:${to}?${parts.join('&')}` : `mailto:${to}`;
}
