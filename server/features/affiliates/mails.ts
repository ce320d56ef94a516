import { formatDay, formatEuros } from '#contract/format.ts';
import { greeting, type MailContent } from '../../adapters/mail/content.ts';

export function payoutRequested(given: {
  firstName: string | null;
  amountCents: number;
  executedOn: Date;
  dashboardUrl: string;
}): MailContent {
  const amount = formatEuros(given.amountCents);
  const day = formatDay(given.executedOn);
  return {
    subject: 'Ta demande de versement est enregistrée',
    preview: `${amount}, avec un départ prévu le ${day}.`,
    paragraphs: [
      greeting(given.firstName),
      `On a bien reçu ta demande de versement de ${amount}. On la vérifie, et l'argent part le ${day} par virement SEPA ou par PayPal.`,
      "Le montant peut encore changer un peu d'ici là : un remboursement le diminue, une commission qui devient disponible avant la fin du mois s'y ajoute.",
    ],
    action: { label: 'Voir mes commissions', url: given.dashboardUrl },
    footnote: "Tu n'as rien demandé ? Réponds-nous tout de suite depuis la page Contact du site.",
  };
}
