import { refundShare, withdrawalDays } from '#contract/billing.ts';
import { formatDay, formatDayAndTime, formatEuros } from '#contract/format.ts';
import { product, withdrawalsBeforeRest } from '#contract/product.ts';
import { greeting, lowerFirst, type MailContent, oneLine } from '../../adapters/mail/content.ts';
import { lifetimeText } from '../accounts/link-lifetimes.ts';
import { linkTtlMs } from './billing-links.ts';
import { type EndingOption, endingBeforePro, endingWithPro } from './leaving/ending-options.ts';

interface Recipient {
  firstName: string | null;
}

interface Bought {
  label: string;
  amountCents: number;
  interval: 'month' | 'year';
  boughtAt: Date;
}

const per = { month: 'par mois', year: 'par an' } as const;

/** A year is a commitment: it is paid in advance and runs to its end. */
const freedom = {
  month: 'Sans engagement : tu peux résilier à tout moment',
  year: "L'année est payée d'avance : tu peux résilier à tout moment, elle va alors jusqu'à son terme et ne se renouvelle pas",
} as const;

const contractLines = ({ label, amountCents, interval, boughtAt }: Bought) =>
  `${product.name} ${label} : ${formatEuros(amountCents)} TTC ${per[interval]}, depuis le ${formatDay(boughtAt)}. ${freedom[interval]}. Pendant ${withdrawalDays} jours, tu peux aussi renoncer au contrat avec un remboursement complet.`;

export function purchase(given: Recipient & Bought & { url: string }): MailContent {
  return {
    subject: `Ton achat est confirmé : ${given.label}`,
    preview: 'Merci ! Voici le récapitulatif de ton contrat.',
    paragraphs: [greeting(given.firstName), 'Merci, ton paiement est bien passé.', contractLines(given)],
    action: { label: `Ouvrir ${product.name}`, url: given.url },
    footnote: 'Tes factures, ta résiliation et ton droit de rétractation sont sur la page Mon compte.',
  };
}

export function purchaseLink(given: { bought: Bought | null; url: string }): MailContent {
  return {
    subject: given.bought ? `Ton achat est confirmé : ${given.bought.label}` : "Ton accès Pro t'attend",
    preview: 'Un clic pour terminer ton inscription.',
    paragraphs: [
      greeting(null),
      `Merci, ton paiement est bien passé. Si ton profil n'est pas encore terminé, ce lien t'y ramène, sur n'importe quel appareil.`,
      ...(given.bought ? [contractLines(given.bought)] : []),
    ],
    action: { label: 'Terminer mon profil', url: given.url },
    footnote: `Ce lien est valable ${lifetimeText(linkTtlMs.open_purchase)} et ne sert qu'une fois. Ton profil est déjà terminé ? Il te mène à la connexion. Cette adresse a déjà un compte ? Connecte-toi : ton achat s'y ajoutera.`,
  };
}

/** For a buyer who asks for the link of a purchase that is in an account with a password already. */
export function purchaseLogin({ firstName, url }: Recipient & { url: string }): MailContent {
  return {
    subject: 'Ton compte Pro est prêt',
    preview: "Connecte-toi, ton achat t'y attend.",
    paragraphs: [
      greeting(firstName),
      `Tu as demandé comment entrer dans ${product.name}. Ton achat est dans ton compte : connecte-toi avec cette adresse et ton mot de passe.`,
    ],
    action: { label: 'Me connecter', url },
    footnote:
      "Mot de passe oublié ? La page de connexion t'envoie de quoi en choisir un autre. Tu n'as rien demandé ? Ignore ce message : il n'ouvre rien sans ton mot de passe.",
  };
}

export function secondPurchase({ firstName, amountCents }: Recipient & { amountCents: number }): MailContent {
  return {
    subject: 'Ton second achat est remboursé',
    preview: 'Tu étais déjà Pro : rien ne change pour toi.',
    paragraphs: [
      greeting(firstName),
      `Tu avais déjà cet abonnement : on a annulé le second achat et remboursé ${formatEuros(amountCents)} sur ta carte.`,
      'Ton premier abonnement continue comme avant.',
    ],
    footnote: 'Un remboursement met quelques jours à apparaître sur ton relevé.',
  };
}

export function boughtInRest(given: Recipient & { label: string; amountCents: number; until: Date }): MailContent {
  const { count, days } = withdrawalsBeforeRest;
  return {
    subject: 'Ton achat est remboursé',
    preview: `${given.label} pourra être repris après le ${formatDay(given.until)}.`,
    paragraphs: [
      greeting(given.firstName),
      `La carte de cet achat (${given.label}) a déjà servi à ${count} achats du même contrat, suivis d'une rétractation, en ${days} jours. On a donc annulé celui-ci et remboursé ${formatEuros(given.amountCents)}.`,
      `Tu pourras le refaire après le ${formatDay(given.until)}, comme le prévoient les conditions générales.`,
    ],
    footnote: 'Un remboursement met quelques jours à apparaître sur ton relevé.',
  };
}

/** The provider had not heard of the cancellation when it charged the renewal. */
export function chargedAfterEnd(given: Recipient & { label: string; amountCents: number }): MailContent {
  return {
    subject: 'Ton dernier paiement est remboursé',
    preview: 'Ta résiliation tient : ton contrat est terminé.',
    paragraphs: [
      greeting(given.firstName),
      `Ta résiliation était enregistrée, mais notre prestataire de paiement n'en savait encore rien quand il a débité ${formatEuros(given.amountCents)} pour ${product.name} ${given.label}. Cette somme est remboursée sur ta carte.`,
      "Ton contrat est terminé, comme convenu. Tu n'as rien à faire.",
    ],
    footnote: 'Un remboursement met quelques jours à apparaître sur ton relevé.',
  };
}

/** Something of a subscription was paid after we had ended it. */
export function latePayment(given: Recipient & { label: string; amountCents: number }): MailContent {
  return {
    subject: 'Un paiement est remboursé',
    preview: 'Il était pour un abonnement déjà arrêté.',
    paragraphs: [
      greeting(given.firstName),
      `Ton ancien abonnement ${product.name} ${given.label} était arrêté, mais ${formatEuros(given.amountCents)} ont quand même été payés pour lui. Cette somme est remboursée sur ta carte.`,
      "Tu n'as rien à faire.",
    ],
    footnote: 'Un remboursement met quelques jours à apparaître sur ton relevé.',
  };
}

/** An add-on's checkout was paid after Pro had been cancelled, paused or was over. */
export function soldAfterEnd({
  firstName,
  label,
  amountCents,
}: Recipient & { label: string; amountCents: number }): MailContent {
  return {
    subject: `Ton paiement est remboursé : ${label}`,
    preview: "L'option n'a pas été activée, et tu ne paies rien.",
    paragraphs: [
      greeting(firstName),
      `Une option va avec un abonnement Pro qui continue. Le tien était résilié, en pause ou terminé quand ton paiement pour l'${lowerFirst(label)} est arrivé : on ne l'a donc pas activée, et on te rembourse ${formatEuros(amountCents)} sur ta carte.`,
      "Tu n'as rien à faire.",
    ],
    footnote: 'Un remboursement met quelques jours à apparaître sur ton relevé.',
  };
}

/** About an unpaid subscription that a new purchase has taken the place of. */
export function superseded({ firstName, label }: Recipient & { label: string }): MailContent {
  return {
    subject: `Ton ancien abonnement est arrêté : ${label}`,
    preview: 'Ton nouvel achat est actif, seul lui se paie.',
    paragraphs: [
      greeting(firstName),
      `Le dernier paiement de ton ancien abonnement ${product.name} ${label} n'était pas passé. Comme tu viens de le reprendre, on a arrêté l'ancien : rien ne sera plus débité pour lui.`,
      'Si sa dernière facture se payait quand même, ce paiement te serait remboursé. Ton nouvel achat, lui, est actif.',
    ],
  };
}

interface Paused extends Recipient {
  label: string;
  amountCents: number;
  nextPaymentAt: Date;
}

/** The provider had not heard of the pause when it charged the renewal. */
export function chargedInPause({ firstName, label, amountCents, nextPaymentAt }: Paused): MailContent {
  return {
    subject: 'Ta pause tient : ton paiement est remboursé',
    preview: `${formatEuros(amountCents)} reviennent sur ta carte, et ton accès reste ouvert.`,
    paragraphs: [
      greeting(firstName),
      `Ta pause était enregistrée, mais notre prestataire de paiement n'en savait encore rien quand il a débité ${formatEuros(amountCents)} pour ${product.name} ${label}. Cette somme est remboursée sur ta carte : c'est ton mois offert.`,
      `Ton accès reste ouvert, et ton prochain paiement est le ${formatDay(nextPaymentAt)}, comme convenu.`,
    ],
    footnote: 'Un remboursement met quelques jours à apparaître sur ton relevé.',
  };
}

/** As above, for a year: the month that was promised is added to it. */
export function renewedInPause({ firstName, label, amountCents, nextPaymentAt }: Paused): MailContent {
  return {
    subject: "Ta pause tient : ton mois offert s'ajoute à ton année",
    preview: `Ton prochain paiement passe au ${formatDay(nextPaymentAt)}.`,
    paragraphs: [
      greeting(firstName),
      `Ta pause était enregistrée, mais notre prestataire de paiement n'en savait encore rien quand il a renouvelé ${product.name} ${label} pour ${formatEuros(amountCents)}.`,
      `Ton mois offert s'ajoute donc à l'année que tu viens de payer : ton prochain paiement est le ${formatDay(nextPaymentAt)}. Tu n'as rien à faire.`,
    ],
  };
}

export function paymentFailed(given: Recipient & { label: string; until: Date; url: string }): MailContent {
  return {
    subject: "Ton paiement n'est pas passé",
    preview: 'Mets ta carte à jour pour garder ton accès.',
    paragraphs: [
      greeting(given.firstName),
      `Le renouvellement de ${product.name} ${given.label} n'a pas pu être débité. Ta banque a peut-être refusé, ou ta carte a expiré.`,
      `Ton accès reste ouvert jusqu'au ${formatDay(given.until)}. Mets ta carte à jour d'ici là et rien ne change.`,
    ],
    action: { label: 'Mettre ma carte à jour', url: given.url },
  };
}

export function renewal(
  given: Recipient & { label: string; amountCents: number; renewsAt: Date; url: string },
): MailContent {
  return {
    subject: `Ton abonnement se renouvelle le ${formatDay(given.renewsAt)}`,
    preview: 'Tu peux le résilier à tout moment, sans frais.',
    paragraphs: [
      greeting(given.firstName),
      `Ton abonnement ${product.name} ${given.label} se renouvelle le ${formatDay(given.renewsAt)} pour ${formatEuros(given.amountCents)} TTC.`,
      `Tu ne souhaites pas le renouveler ? Résilie avant cette date, en trois clics et sans donner de raison : rien ne sera débité.`,
    ],
    action: { label: 'Résilier mon contrat', url: given.url },
    footnote: "Ce rappel t'est envoyé en application de l'article L. 215-1 du Code de la consommation.",
  };
}

/** What a withdrawal would still give back, and the last moment for it. */
interface Refund {
  refundCents: number;
  endsUnrefunded: boolean;
  until: Date;
}

/** `option` names the add-on that was cancelled; null means Pro with all its add-ons, of which `options` lists the paid ones. */
export function cancellation(
  given: Recipient & {
    option: string | null;
    options: EndingOption[];
    requestedAt: Date;
    endsAt: Date;
    refund: Refund | null;
    url: string;
  },
): MailContent {
  const { options, endsAt } = given;
  const [asked, ends] = [formatDay(given.requestedAt), formatDay(endsAt)];
  const theOption = given.option && `L'${lowerFirst(given.option)}`;
  const withOptions = options.length > 0 ? endingWithPro(options, endsAt) : ', avec ses options';
  const refunds = given.refund ? [refundSentence(given.refund)] : options.flatMap(optionRefund);
  return {
    subject: given.option ? `Ta résiliation est enregistrée : ${given.option}` : 'Ta résiliation est enregistrée',
    preview: theOption ? `${theOption} s'arrête le ${ends}.` : `Ton abonnement s'arrête le ${ends}.`,
    paragraphs: [
      greeting(given.firstName),
      theOption
        ? `On a bien reçu ta résiliation le ${asked}. ${theOption} s'arrête le ${ends} ; d'ici là, ton accès reste ouvert. Ton abonnement Pro n'est pas concerné.`
        : `On a bien reçu ta résiliation le ${asked}. Ton abonnement ${product.name} s'arrête le ${ends}${withOptions} ; d'ici là, ton accès reste ouvert.`,
      ...endingBeforePro(options, endsAt),
      given.option ? 'Rien ne sera plus débité pour cette option.' : 'Rien ne sera plus débité.',
      ...refunds,
    ],
    ...(refunds.length > 0 && { action: { label: 'Renoncer à mon contrat', url: given.url } }),
    footnote: 'Garde ce message : il vaut accusé de réception de ta résiliation.',
  };
}

/** To a member whose granted Pro the operator took back. */
export function grantEnded(given: Recipient & { options: EndingOption[]; endsAt: Date; url: string }): MailContent {
  const { options, endsAt } = given;
  const ended = `Ton Pro offert s'est arrêté le ${formatDay(endsAt)}${endingWithPro(options, endsAt)}.`;
  const refunds = options.flatMap(optionRefund);
  return {
    subject: "Ton Pro offert s'est arrêté",
    preview: ended,
    paragraphs: [
      greeting(given.firstName),
      `${ended} L'équipe de ${product.name} te l'avait offert, et y a mis fin. Ton compte reste ouvert, avec l'offre gratuite.`,
      ...(options.length > 0 ? ['Rien ne sera plus débité.'] : []),
      ...refunds,
    ],
    action:
      refunds.length > 0
        ? { label: 'Renoncer à mon contrat', url: given.url }
        : { label: 'Voir mon compte', url: given.url },
    footnote: 'Une question ? Écris-nous depuis la page Contact.',
  };
}

/** To a member who has taken a cancellation back, or in whose name somebody else has. */
export function resumption(given: Recipient & { option: string | null; url: string }): MailContent {
  const continues = given.option ? `L'${lowerFirst(given.option)} continue` : `Ton abonnement ${product.name} continue`;
  return {
    subject: given.option ? `Ta résiliation est retirée : ${given.option}` : 'Ta résiliation est retirée',
    preview: `${continues}.`,
    paragraphs: [
      greeting(given.firstName),
      `Ta résiliation est retirée. ${continues} comme avant, avec son prochain paiement à la date prévue.`,
    ],
    action: { label: 'Voir mon abonnement', url: given.url },
    footnote: "Ce n'est pas toi ? Résilie de nouveau depuis « Mon compte », puis change ton mot de passe.",
  };
}

/** An add-on has days of its own, which may run on after Pro's, and after its end. */
function optionRefund({ name, refund }: EndingOption): string[] {
  if (!refund) return [];
  return [
    `Jusqu'au ${formatDay(refund.until)}, tu peux encore renoncer à ${name} sur ta page Mon compte, même une fois arrêtée : ${formatEuros(refund.refundCents)} TTC te sont rendus.`,
  ];
}

function refundSentence({ refundCents, endsUnrefunded, until }: Refund): string {
  return `Tu préfères un remboursement ? Jusqu'au ${formatDay(until)}, tu peux encore renoncer à ton contrat sur ta page Mon compte : ${formatEuros(refundCents)} TTC te sont rendus, ${refundShare(endsUnrefunded)}.`;
}

export function cancellationLink(given: Recipient & { url: string }): MailContent {
  return {
    subject: 'Résilier ton contrat',
    preview: 'Un clic pour confirmer ta résiliation.',
    paragraphs: [
      greeting(given.firstName),
      "Tu as demandé à résilier ton contrat sans te connecter. Confirme avec ce lien : tu n'as pas de raison à donner.",
    ],
    action: { label: 'Résilier mon contrat', url: given.url },
    footnote: `Ce lien est valable ${lifetimeText(linkTtlMs.cancel_subscription)} et ne sert qu'une fois. Tu n'as rien demandé ? Ignore ce message : ton abonnement continue.`,
  };
}

export function withdrawal(given: Recipient & { label: string; requestedAt: Date; refundCents: number }): MailContent {
  return {
    subject: 'Reçu de ta rétractation',
    preview: `${formatEuros(given.refundCents)} te sont remboursés.`,
    paragraphs: [
      greeting(given.firstName),
      `Tu as renoncé à ton contrat ${product.name} ${given.label} le ${formatDayAndTime(given.requestedAt)}. Il est terminé, et ${formatEuros(given.refundCents)} TTC te sont remboursés sur la carte du paiement.`,
    ],
    footnote:
      'Un remboursement met quelques jours à apparaître sur ton relevé. Garde ce message : il vaut accusé de réception.',
  };
}

/** A refund that did not arrive, or that could not be made while the payment was disputed. */
interface OwedRefund {
  cause: 'refund_failed' | 'dispute_won';
  label: string;
  amountCents: number;
}

export function owedRefund({ firstName, cause, label, amountCents }: Recipient & OwedRefund): MailContent {
  const amount = formatEuros(amountCents);
  const what = `${product.name} ${label}`;
  return {
    subject: cause === 'refund_failed' ? "Ton remboursement n'a pas abouti" : 'Ton remboursement reste à faire',
    preview: `${amount} te restent dus : on te les rend autrement.`,
    paragraphs: [
      greeting(firstName),
      cause === 'refund_failed'
        ? `Ta banque nous a renvoyé le remboursement de ton achat ${what} : ta carte a peut-être expiré, ou ton compte a changé.`
        : `Tu avais contesté ton paiement pour ${what} auprès de ta banque, et on ne pouvait pas te rembourser pendant ce temps. La contestation est close, et l'argent nous est revenu.`,
      `${amount} te restent dus. Une personne de l'équipe vient d'être prévenue et t'écrit pour te les rendre par un autre moyen, par exemple un virement. Tu n'as rien à faire d'ici là.`,
    ],
    footnote: `Sans nouvelles de nous sous quelques jours, écris-nous depuis la page Contact. ${product.name} ne te demandera jamais le numéro de ta carte.`,
  };
}

/** To the operator; its reply address is the customer's, if there is one. */
export function owedRefundToOperator(
  given: OwedRefund & {
    email: string | null;
    invoice: string;
    paidAt: Date | null;
    chargeId: string | null;
    url: string;
  },
): MailContent {
  const amount = formatEuros(given.amountCents);
  const facts = [
    `Achat : ${product.name} ${given.label}, facture ${given.invoice}${given.paidAt ? `, payée le ${formatDay(given.paidAt)}` : ''}`,
    `Client : ${given.email ? oneLine(given.email) : 'compte supprimé (ses coordonnées sont chez le prestataire de paiement)'}`,
    `Paiement : ${given.chargeId ?? 'inconnu'}`,
  ];
  return {
    subject: `Remboursement à refaire : ${amount}`,
    preview:
      given.cause === 'refund_failed' ? "La banque du client l'a renvoyé." : "Une contestation close l'avait empêché.",
    paragraphs: [
      given.cause === 'refund_failed'
        ? `Un remboursement de ${amount} avait été accepté, puis la banque du client l'a renvoyé.`
        : `Un achat était à rembourser pendant que son paiement était contesté. La contestation est gagnée : ${amount} reviennent au client, et aucun remboursement n'est parti.`,
      facts.join('\n'),
      `Rembourse-le de nouveau chez le prestataire de paiement, ou par un autre moyen comme un virement. Un remboursement du prestataire se voit tout seul ; après un autre, touche « Réglé » dans le Dashboard Business.${given.email ? ' Le client sait que tu vas lui écrire.' : ''}`,
    ],
    action: { label: "Ouvrir l'administration", url: given.url },
    ...(given.email && { footnote: 'En répondant à cet e-mail, tu écris directement à cette personne.' }),
  };
}

export function syncActivated({ firstName, url }: Recipient & { url: string }): MailContent {
  return {
    subject: 'Ton accès Pro est activé',
    preview: 'Ton abonnement est bien relié à ton compte.',
    paragraphs: [
      greeting(firstName),
      `Ton abonnement est relié à ton compte ${product.name}, et ton accès Pro est ouvert.`,
    ],
    action: { label: `Ouvrir ${product.name}`, url },
  };
}
