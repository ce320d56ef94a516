import { formatDayAndTime } from '#contract/format.ts';
import { product } from '#contract/product.ts';
import { greeting, type MailContent } from '../../adapters/mail/content.ts';
import { quotedName } from './quoted-name.ts';

interface Added {
  firstName: string | null;
  name: string;
  addedAt: Date;
  /** The names of those that were added in the days before. */
  earlier: string[];
  accountUrl: string;
}

export function passkeyAdded({ firstName, name, addedAt, earlier, accountUrl }: Added): MailContent {
  return {
    subject: "Une clé d'accès a été ajoutée",
    preview: "Si c'est toi, tu n'as rien à faire.",
    paragraphs: [
      greeting(firstName),
      `Le ${formatDayAndTime(addedAt)} (heure de Paris), ${quotedName(name)} a été ajoutée à ton compte ${product.name}. Elle permet de se connecter sans mot de passe.`,
      ...(earlier.length > 0 ? [`Ajoutées ces derniers jours aussi : ${earlier.map(quotedName).join(', ')}.`] : []),
      "Si c'est toi, tu n'as rien à faire.",
    ],
    action: { label: "Voir mes clés d'accès", url: accountUrl },
    footnote:
      "Ce n'est pas toi ? Supprime cette clé dans « Mon compte », change ton mot de passe, puis écris-nous depuis la page Contact.",
  };
}
