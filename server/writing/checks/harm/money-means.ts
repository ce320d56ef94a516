import { declining } from './asking.ts';
import type { HarmRule } from './harm-rule.ts';
import { marks } from './marked-text.ts';
import { giftCard, transfers, untraceable } from './money-words.ts';
import { need, pay, payMe } from './paying.ts';

const { amount } = marks;

/** Requests for money that name the way to send it. */
export const moneyMeansRules: readonly HarmRule[] = [
  {
    id: 'asks for money by its means',
    harm: 'money',
    isMarked: true,
    says: [
      new RegExp(
        String.raw`(?:${payMe}|${pay}|${need}|\bfai(?:s|re|tes)(?:[- ]moi)?(?: peter)?|\b(?:prends?|prendre|offres?)) [^.!?]{0,40}\b(?:${giftCard}|${untraceable}|${transfers})\b`,
      ),
      new RegExp(
        String.raw`\b(?:${transfers})\b[^.!?]{0,30}(?:${pay}|${payMe}|${amount})|${amount}[^.!?]{0,20}\b(?:sur|par|via) (?:mon )?${transfers}\b`,
      ),
      new RegExp(
        String.raw`\b(?:un|ton|petit|ptit) virement\b[^.!?]{0,20}\b(?:et|pour (?:mes|mon|ma|me)|d'abord|stp)\b|\bj'attends (?:ton|le) virement\b|\b(?:via|sur|c'est|voici|voila|lien) (?:mon|ma|sur) ${transfers}\b`,
      ),
      new RegExp(String.raw`\b${untraceable}\b`),
      new RegExp(
        String.raw`\b(?:une|deux|trois|\d) ${giftCard}\b[^.!?]{0,30}\b(?:suffi\w+|pour (?:moi|prouver|mon)|stp)\b|\brecharge (?:orange|sfr|free|bouygues|lycamobile|lebara|mobile|telephone)\b`,
      ),
    ],
    unless: [
      ...declining,
      /\b(?:j'ai|on m'a|on a|(?:il|elle|mere|pere|soeur|frere) m'a) (?:achete|offert|recu|gagne|eu)\b/,
      /\bni (?:de )?(?:coupons?|cartes?|virements?|paypal|argent|mandats?)\b|\b(?:une|cette|ta) demande d[e']|\bma part\b/,
      /\bconnais pas\b|\b(?:pas te demander|sans te demander|m'evitera)\b/,
      /\b(?:je te|je t'|je vous) (?:fais|rembourse|vire|dois|avance|prete|paie|paye|rends)\b/,
    ],
    examples: {
      yes: [
        'Envoie-moi un chèque-cadeau',
        'Envoie-moi une carte cadeau Amazon et je t’offre le resto',
        'Envoie-moi une carte cadeau Amazon',
        'Fais-moi un petit PayPal',
        'Il me faut une carte Apple de 50',
        'Participe à ma cagnotte',
        'Tu me prends une recharge Orange ?',
        'Achète un coupon PCS au tabac et donne-moi le numéro',
        'Un petit virement et j’arrive',
        'Vingt euros sur Lydia d’abord',
      ],
      no: [
        'Une demande de carte prépayée au troisième message, c’est non',
        'J’ai gagné un chèque cadeau au loto de l’école',
        'J’ai acheté une carte cadeau pour ma nièce',
        'On m’a offert un bon d’achat, j’ai pris des plantes',
        'Une carte postale de Lisbonne, ça compte',
        'Ma sœur bosse chez Revolut',
        'Ta blague sur le virement m’a tué',
        'Je comprends mais je ne ferai pas de virement',
      ],
    },
  },
];
