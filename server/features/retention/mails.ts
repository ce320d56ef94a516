import { product } from '#contract/product.ts';
import type { RetentionReason } from '#contract/retention.ts';
import { greeting, type MailContent, oneLine } from '../../adapters/mail/content.ts';
import type { Idea } from './ideas.ts';
import { reasonLabels } from './reason-labels.ts';

export function weeklyIdea(given: { firstName: string | null; idea: Idea; url: string; stopUrl: string }): MailContent {
  return {
    subject: `L'idée de la semaine : ${given.idea.title.toLowerCase()}`,
    preview: 'Cinq minutes suffisent.',
    paragraphs: [greeting(given.firstName), given.idea.text],
    action: { label: `Ouvrir ${product.name}`, url: given.url },
    footnote: `Tu as demandé une idée par semaine. Pour ne plus en recevoir : ${given.stopUrl}`,
  };
}

export function supportNotice(given: {
  email: string;
  reason: RetentionReason;
  otherReason: string | null;
  message: string | null;
}): MailContent {
  return {
    subject: `Demande d'aide avant résiliation : ${reasonLabels[given.reason]}`,
    preview: oneLine(given.message ?? given.otherReason ?? '').slice(0, 100) || 'Sans message.',
    paragraphs: [
      `${given.email} demande de l'aide dans le parcours de résiliation.`,
      ...(given.otherReason ? [`Raison : ${given.otherReason}`] : []),
      given.message || 'Aucun message.',
    ],
    footnote: 'Réponds à ce message : il part à la personne.',
  };
}

export function supportReceipt({ firstName }: { firstName: string | null }): MailContent {
  return {
    subject: 'On te contacte bientôt',
    preview: `Réponse sous ${product.supportReplyDelay}.`,
    paragraphs: [
      greeting(firstName),
      `Ta demande est bien arrivée. On te répond par e-mail sous ${product.supportReplyDelay}, ${product.supportHours}.`,
    ],
  };
}
