import { formatDayAndTime } from '#contract/format.ts';
import { product } from '#contract/product.ts';
import { greeting, type MailContent, oneLine } from '../../adapters/mail/content.ts';

interface ReceivedMessage {
  name: string;
  email: string;
  topicLabel: string;
  message: string;
}

/** To the operator; its reply address is the sender's. */
export function operatorNotice({ name, email, topicLabel, message }: ReceivedMessage): MailContent {
  return {
    subject: `${topicLabel} : ${oneLine(name)}`,
    preview: oneLine(message).slice(0, 120),
    paragraphs: [
      "Un message vient d'arriver par la page Contact.",
      `De : ${oneLine(name)} (${oneLine(email)})\nSujet : ${topicLabel}`,
      ...message.split(/(?:\r?\n){2,}/),
    ],
    footnote: 'En répondant à cet e-mail, tu écris directement à cette personne.',
  };
}

export interface ToldRequest {
  id: string;
  at: Date;
  email: string;
  about: string;
  message: string;
}

/** To the operator: several requests that came within minutes. */
export function operatorSummary(requests: ToldRequest[]): MailContent {
  const count = requests.length;
  return {
    subject: count === 1 ? 'Une demande de plus' : `${count} demandes de plus`,
    preview: oneLine(requests[0]?.about ?? '').slice(0, 120),
    paragraphs: [
      'Beaucoup de demandes sont arrivées en peu de temps. Voici celles qui ne sont pas parties une par une.',
      ...requests.map(
        ({ at, email, about, message }) =>
          `${formatDayAndTime(at)}\n${oneLine(about)}\nDe : ${oneLine(email)}\n${quoted(message)}`,
      ),
    ],
    footnote: "Elles sont aussi dans l'administration. Pour répondre, écris à l'adresse de chaque personne.",
  };
}

/** A message that looks like the head of another request stays within its own. */
function quoted(message: string): string {
  return message
    .split(/\r?\n|[\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');
}

/** To the sender. Never repeats the message: anyone can type someone else's address into the form. */
export function acknowledgement({ name }: { name: string }): MailContent {
  return {
    subject: 'On a bien reçu ton message',
    preview: `Réponse sous ${product.supportReplyDelay}, ${product.supportHours}.`,
    paragraphs: [
      greeting(name),
      `Merci de nous avoir écrit. Ton message est bien arrivé, et une vraie personne va le lire. On te répond sous ${product.supportReplyDelay}, ${product.supportHours}.`,
    ],
    footnote: `Tu n'as pas écrit à ${product.name} ? Quelqu'un s'est sans doute trompé d'adresse. Ignore ce message.`,
  };
}
