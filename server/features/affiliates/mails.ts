import { formatDay, formatDayAndTime, formatEuros, formatPercent } from '#contract/format.ts';
import { affiliateTerms } from '#contract/plans.ts';
import { greeting, type MailContent } from '../../adapters/mail/content.ts';

interface ToAffiliate {
  firstName: string | null;
  dashboardUrl: string;
}

const days = (count: number) => `${count} jours`;
const space = (url: string) => ({ label: 'Ouvrir mon espace affilié', url });

export function received({ firstName, dashboardUrl }: ToAffiliate): MailContent {
  return {
    subject: "Ta demande d'affiliation est bien arrivée",
    preview: 'On la regarde, et on te répond par e-mail.',
    paragraphs: [
      greeting(firstName),
      'Merci de vouloir faire connaître Déclic. On regarde ta demande et on te répond par e-mail. Si elle est validée, ton lien compte aussitôt.',
    ],
    action: space(dashboardUrl),
    footnote: "Tu n'as rien demandé ? Écris-nous depuis la page Contact du site.",
  };
}

export function activated({ firstName, dashboardUrl, link }: ToAffiliate & { link: string }): MailContent {
  return {
    subject: 'Ton compte affilié est actif',
    preview: 'Ton lien compte dès maintenant.',
    paragraphs: [
      greeting(firstName),
      `C'est validé : ton lien compte dès maintenant. Le voici : ${link}`,
      `Tu touches ${formatPercent(affiliateTerms.commissionRate)} du revenu net de chaque paiement, tant que la personne reste abonnée. Son clic est retenu ${days(affiliateTerms.cookieDays)}.`,
      "Ajoute dès maintenant ton IBAN ou ton adresse PayPal dans ton espace. Et pense à la mention « Publicité » à côté de ton lien : c'est la loi.",
    ],
    action: space(dashboardUrl),
  };
}

export function refused({ firstName, contactUrl }: { firstName: string | null; contactUrl: string }): MailContent {
  return {
    subject: "Ta demande d'affiliation n'est pas retenue",
    preview: 'On ne peut pas la valider pour le moment.',
    paragraphs: [
      greeting(firstName),
      "On a regardé ta demande d'affiliation, et on ne peut pas la valider pour le moment. Ton compte Déclic, lui, ne change pas.",
      'Ta situation a changé, ou tu penses à une erreur ? Écris-nous depuis la page Contact : une personne lit chaque message.',
    ],
    action: { label: 'Nous écrire', url: contactUrl },
  };
}

export function suspended({ firstName, contactUrl }: { firstName: string | null; contactUrl: string }): MailContent {
  return {
    subject: 'Ton compte affilié est suspendu',
    preview: 'Ce que tu as déjà gagné te reste dû.',
    paragraphs: [
      greeting(firstName),
      'Ton compte affilié est suspendu : les paiements à venir ne te rapportent plus de commission. Ce que tu as déjà gagné te reste dû, et tu peux toujours en demander le versement.',
      "Tu veux savoir pourquoi, ou tu n'es pas d'accord ? Écris-nous, on te répond.",
    ],
    action: { label: 'Nous écrire', url: contactUrl },
  };
}

export function reactivated({ firstName, dashboardUrl }: ToAffiliate): MailContent {
  return {
    subject: 'Ton compte affilié est de nouveau actif',
    preview: 'Ton lien compte à nouveau.',
    paragraphs: [greeting(firstName), 'La suspension est levée : ton lien compte à nouveau à partir de maintenant.'],
    action: space(dashboardUrl),
  };
}

export function paymentDetailsChanged(given: {
  firstName: string | null;
  target: string;
  changedAt: Date;
  sendableFrom: Date;
  resetUrl: string;
}): MailContent {
  return {
    subject: 'Ton compte de versement a changé',
    preview: "Si c'est toi, tu n'as rien à faire.",
    paragraphs: [
      greeting(given.firstName),
      `Le ${formatDayAndTime(given.changedAt)} (heure de Paris), un nouveau compte a été donné pour tes versements d'affiliation : ${given.target}. Par sécurité, aucun argent n'y part avant le ${formatDay(given.sendableFrom)}.`,
      "Si c'est toi, tu n'as rien à faire.",
      "Ce n'est pas toi ? Choisis tout de suite un nouveau mot de passe : les autres appareils seront déconnectés. Puis écris-nous depuis la page Contact avant cette date, et remets ton compte dans ton espace affilié : on bloque le versement.",
    ],
    action: { label: 'Choisir un nouveau mot de passe', url: given.resetUrl },
  };
}

const whyRemoved = {
  restore:
    "Tu as repris ton compte. Le compte de versement de ton espace affilié avait été changé peu avant ou depuis le changement d'adresse",
  reset:
    'Tu as choisi un nouveau mot de passe grâce à un lien reçu par e-mail. Le compte de versement de ton espace affilié avait été donné peu avant, ou sans que ton adresse soit confirmée',
};

/** To an owner who has taken the account back, perhaps from whoever gave these details. */
export function paymentDetailsRemoved({
  firstName,
  dashboardUrl,
  after,
}: ToAffiliate & { after: keyof typeof whyRemoved }): MailContent {
  return {
    subject: 'Redonne ton compte de versement',
    preview: "Celui de ton espace affilié a été retiré : aucun argent n'y part.",
    paragraphs: [
      greeting(firstName),
      `${whyRemoved[after]} : par sécurité, on l'a retiré, et aucun nouveau versement n'y part.`,
      `Donne de nouveau ton IBAN ou ton adresse PayPal. Tes commissions n'ont pas bougé ; le premier versement part ${days(affiliateTerms.newTargetDays)} plus tard au plus tôt.`,
      'Un versement que tu ne reconnais pas est déjà parti ? Écris-nous tout de suite depuis la page Contact.',
    ],
    action: space(dashboardUrl),
  };
}

interface PayoutNews extends ToAffiliate {
  amountCents: number;
}

export function payoutRequested(given: PayoutNews & { executedOn: Date; hasPaymentDetails: boolean }): MailContent {
  const amount = formatEuros(given.amountCents);
  const day = formatDay(given.executedOn);
  return {
    subject: 'Ta demande de versement est enregistrée',
    preview: `${amount}, avec un départ prévu le ${day}.`,
    paragraphs: [
      greeting(given.firstName),
      `On a bien reçu ta demande de versement de ${amount}. On la vérifie, et l'argent part le ${day} par virement SEPA ou par PayPal.`,
      ...(given.hasPaymentDetails
        ? []
        : [
            `Il nous manque encore ton IBAN ou ton adresse PayPal. Ajoute l'un ou l'autre dans ton espace avant le ${day}.`,
          ]),
      "Le montant peut encore changer un peu d'ici là : un remboursement le diminue, une commission qui devient disponible avant la fin du mois s'y ajoute.",
    ],
    action: { label: 'Voir mes commissions', url: given.dashboardUrl },
    footnote: "Tu n'as rien demandé ? Écris-nous tout de suite depuis la page Contact du site.",
  };
}

export function payoutPaid(given: PayoutNews & { target: string }): MailContent {
  const amount = formatEuros(given.amountCents);
  return {
    subject: `Ton versement de ${amount} est parti`,
    preview: `Vers ${given.target}.`,
    paragraphs: [
      greeting(given.firstName),
      `Ton versement de ${amount} est parti vers ${given.target}. Un virement met un à trois jours ouvrés, PayPal quelques minutes.`,
      'Le relevé du mois se télécharge dans ton espace.',
    ],
    action: space(given.dashboardUrl),
  };
}

export function payoutFailed(given: PayoutNews & { target: string }): MailContent {
  const amount = formatEuros(given.amountCents);
  return {
    subject: "Ton versement n'a pas pu partir",
    preview: `${amount} sont de retour dans ton solde.`,
    paragraphs: [
      greeting(given.firstName),
      `Ton versement de ${amount} vers ${given.target} a été refusé. La somme est de retour dans ton solde.`,
      'Vérifie ton IBAN ou ton adresse PayPal dans ton espace, puis refais une demande le mois prochain.',
    ],
    action: space(given.dashboardUrl),
  };
}
