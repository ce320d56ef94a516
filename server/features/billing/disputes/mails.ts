import { formatDay, formatEuros } from '#contract/format.ts';
import { product } from '#contract/product.ts';
import { greeting, lowerFirst, type MailContent, oneLine } from '../../../adapters/mail/content.ts';

interface Disputed {
  news: 'dispute_inquiry' | 'dispute_opened' | 'dispute_lost';
  amountCents: number;
  /** Until when the bank takes an answer; null if the provider does not tell. */
  respondBy: Date | null;
  label: string;
  endsSubscription: boolean;
  /** Null once the account is deleted. */
  email: string | null;
  invoice: string;
  paidAt: Date | null;
  chargeId: string;
  url: string;
}

const subjects = {
  dispute_inquiry: 'La banque demande des explications',
  dispute_opened: 'Paiement contesté',
  dispute_lost: 'Contestation perdue',
} as const;

/** To the operator; its reply address is the customer's, if there is one. */
export function disputeToOperator(given: Disputed): MailContent {
  const amount = formatEuros(given.amountCents);
  const facts = [
    `Achat : ${product.name} ${given.label}, facture ${given.invoice}${given.paidAt ? `, payée le ${formatDay(given.paidAt)}` : ''}`,
    `Client : ${given.email ? oneLine(given.email) : 'compte supprimé (ses coordonnées sont chez le prestataire de paiement)'}`,
    `Paiement : ${given.chargeId}`,
  ];
  const { preview, what, todo } = told(given, amount);
  return {
    subject: `${subjects[given.news]} : ${amount}`,
    preview,
    paragraphs: [what, facts.join('\n'), todo],
    action: { label: 'Voir le paiement', url: given.url },
    ...(given.email && { footnote: 'En répondant à cet e-mail, tu écris directement à cette personne.' }),
  };
}

function told({ news, respondBy, endsSubscription, email }: Disputed, amount: string) {
  const deadline = respondBy ? `avant le ${formatDay(respondBy)}` : 'dès que possible';
  switch (news) {
    case 'dispute_inquiry':
      return {
        preview: `Réponds ${deadline}.`,
        what: `La banque d'un client demande des explications sur un paiement de ${amount}. Rien n'est retiré pour l'instant, et rien ne change pour le client.`,
        todo: `Réponds chez le prestataire de paiement ${deadline}, ou rembourse : sans réponse, cela devient souvent une contestation.`,
      };
    case 'dispute_opened':
      return {
        preview: `Réponds ${deadline}.`,
        what: `La banque d'un client conteste un paiement et retient ${amount} le temps de décider.`,
        todo: `Réponds chez le prestataire de paiement ${deadline}, avec ce qui prouve l'achat : sans réponse, la contestation est perdue. D'ici là, rien ne change pour le client.`,
      };
    case 'dispute_lost':
      return {
        preview: 'La banque a rendu ce paiement au client.',
        what: `La banque a décidé : ${amount} sont rendus au client.`,
        todo: endsSubscription
          ? `L'abonnement que ce paiement couvrait s'arrête, avec ses options si c'est Pro${email ? ', et un e-mail le dit au client' : ''}. Tu n'as rien à faire.`
          : "Aucun abonnement ne s'arrête : il était déjà terminé, ou il a été payé depuis. Tu n'as rien à faire.",
      };
  }
}

/** `option` names the add-on that ends; null means Pro with all its add-ons. */
export function chargedBack(given: { firstName: string | null; option: string | null; url: string }): MailContent {
  const what = given.option ? `ton ${lowerFirst(given.option)}` : `ton abonnement ${product.name} Pro`;
  return {
    subject: given.option ? `${given.option} : c'est terminé` : 'Ton abonnement Pro est terminé',
    preview: "Ta banque t'a rendu ton dernier paiement.",
    paragraphs: [
      greeting(given.firstName),
      `Ta banque t'a rendu le dernier paiement pour ${what}, après une contestation.`,
      given.option
        ? "Comme elle n'est plus payée, l'option s'arrête aujourd'hui, et rien ne sera plus débité pour elle. Ton abonnement Pro n'est pas concerné."
        : "Comme il n'est plus payé, l'abonnement s'arrête aujourd'hui, avec ses options, et rien ne sera plus débité. Ton compte reste ouvert.",
      "C'était une erreur, ou tu veux revenir ? Tu peux le reprendre quand tu veux.",
    ],
    action: { label: `Ouvrir ${product.name}`, url: given.url },
    footnote: 'Une question ? Écris-nous depuis la page Contact.',
  };
}
