import { declining } from './asking.ts';
import type { HarmRule } from './harm-rule.ts';
import { marks } from './marked-text.ts';
import { bills, cash } from './money-words.ts';
import { aid, need, pay, payMe } from './paying.ts';

const { amount, number } = marks;

/** Said beside an amount or a bill, these ask for it. */
const plea = String.raw`\b(?:tu (?:m'aides|t'en (?:occupes|charges)|geres|offres|valides le paiement|(?:le|la|les) (?:paies|payes|avances|prends)|me (?:l'|les )achetes|(?:peux|pourrais) (?:m'aider|sortir|y mettre))|pourriez-vous m'aider|aide[sz]?[- ]moi|m'aider\b(?! a (?:choisir|trouver|porter|monter))|compter sur (?:toi|ton aide|vous)|a ma place|mettre une partie|envoie vite|donne ce que tu (?:as|peux)|seul espoir|t'en supplie)`;
const near = '[^.!?]{0,40}?';
const money = `(?:${amount}|(?<![a-z\\d])${cash}(?![a-z]))`;

/** Requests for money, whatever it is called. */
export const moneyRules: readonly HarmRule[] = [
  {
    id: 'asks for money',
    harm: 'money',
    isMarked: true,
    says: [
      new RegExp(
        String.raw`(?:${payMe}|${pay}|${aid})(?:${near}${money}|(?: [a-z']+){0,2}? ${number}|[^.!?]{0,25}? (?:mon|ma|mes) (?:\w+ (?:de |d')?){0,2}?${bills})`,
      ),
      new RegExp(String.raw`${need}[^.!?]{0,25}?${money}(?! (?:de l'heure|par (?:heure|nuit)))`),
      new RegExp(
        String.raw`\b(?:(?:il )?me (?:faut|faudrait|manque)|besoin de|manque) (?:juste |que |au moins |encore |plus que )?(?:${number}|${amount})|\bt'aurais (?:pas )?${number} a me\b`,
      ),
      new RegExp(
        String.raw`(?:\b(?:pa[iy]e|avance|finance|regle|couvre|rempli[st]?)z?[- ]moi|\b(?:me |m')(?:paies?|payes?|payer|avances?|avancer|finances?|financer|couvrir|remplis|regles?|regler)) (?:pour )?(?:le|la|un|une|les|l'|deux) ?${bills}`,
      ),
      // What is missing comes first, the plea behind.
      new RegExp(
        String.raw`(?:${amount}|\b(?:mon|ma|mes) (?:\w+ )?${bills}|\b(?:veut|veulent|reclame|demande|exige|fixee? a|sont de|reparation|boite,) ${number}).{0,60}(?:${plea})`,
      ),
      new RegExp(
        String.raw`\b(?:le|la|les|l') ?(?:\w+ )?${bills}[^.!?]{0,30}\btu (?:le|la|les|l') ?(?:paies|payes|avances|finances)\b`,
      ),
      new RegExp(String.raw`(?:${plea}).{0,20}${amount}`),
      new RegExp(
        String.raw`\b(?:juste|c'est que|fais un geste :?|fais tourner|retire|deposes?) (?:${amount}|${number})[^.!?]{0,12}\b(?:pour (?:mon|ma|mes|moi)|serieux|c'est rien|stp)|${amount},? (?:ca va pas te|c'est rien pour toi)`,
      ),
      new RegExp(
        String.raw`${money}[^.!?]{0,25}\b(?:me |m')(?:preter|avancer|depanner|filer|passer|donner|envoyer|virer|preterais)\b`,
      ),
      new RegExp(
        String.raw`\b(?:t'as|tu as|t'aurais|tu aurais|vous auriez|vous n'auriez|n'auriez-vous|ta) (?:pas )?(?:moyen |bien )?(?:${amount}|un billet|(?:une? )?(?:trente|vingt|dix) ou|un peu (?:d'argent|de (?:monnaie|cote|liquide|sous)))[^.!?]{0,40}\b(?:me|m'|moi|pour (?:nous|moi|ta|le|la|les|une?))\b`,
      ),
      /\b(?:acompte|arrhes) de <amount>|\bmeme une petite somme\b|\bm'aid(?:er|es) a (?:finir le mois|payer|tenir|regler)\b/,
      /\bfait un petit (?:lydia|paypal|virement)\b/,
      /\b(?:coup de (?:pouce|main) financier|aide financiere|soutien (?:financier|materiel)|soyez mon mecene|un don de (?:votre|ta) part|j'accepte les dons|(?:fais|fait|ferais|faire|faites)(?:[- ]moi)? un (?:petit )?(?:don|credit|pret|cheque)|signez?[- ]moi un (?:petit )?cheque|(?:me fer\w+|fais[- ]moi) une (?:petite )?avance)\b/,
      new RegExp(
        String.raw`\bemprunter\b[^.!?]{0,20}${money}|\bmoitie[^.!?]{0,15}\bmes dettes\b|\b(?:me|m'en) (?:donner|verser|filer) (?:un peu|quelque chose)\b(?= ?(?:non|stp|chaque|par|\?))|\bla moitie de (?:ta prime|ton salaire|tes economies)`,
      ),
      /\b(?:je me fais payer|mes tarifs|mon tarif|m'entreten(?:ir|iez)|tu m'entretiens|sans argent,? pas de|sans avance de ta part|prendre en charge mes|prends en charge (?:mes|mon|ma)|a ta charge|main a la poche|sors les (?:sous|biftons)|ton portefeuille, alors|prefere (?:les sous|du cash))\b/,
      /\bbesoin (?:\w+ )?(?:de )?<amount>(?! (?:de l'heure|par))|\bun (?:petit )?billet et j|\bbesoin d'? ?argent\b/,
      /\bj'ai (?:honte|un peu honte|du mal) (?:de|a) (?:te )?demander\b[^.!?]{0,60}(?:\bpret\w*|<amount>|\bargent|\baide\w*)/,
      /\bcotise[rz]? pour\b|\b(?:participe[rz]?|contribuez?|mets[- ]y) (?:stp |a ma |a mon |a mes |a la |pour mon |ce que)/,
    ],
    always: [
      new RegExp(String.raw`\b(?:prete|avance|depanne|vire|envoie|file|donne|verse)[- ]moi\b[^.!?]{0,20}?${money}`),
    ],
    unless: [
      ...declining,
      /\b(?:j'ai|on m'a|on a|(?:il|elle|mere|pere|soeur|frere) m'a) (?:achete|offert|recu|gagne|eu|perdu|paye|depense)\b/,
      /\b(?:je (?:n'|ne )?envoie pas|pas de pret)\b/,
      /\b(?:le perdant|la perdante|le premier|celui qui|qui perd|pari\w*|gage|j'offre|je paie|je t'offre|on partage(?! (?:apres|ensuite|les gains))|part du resto|chacun|(?:veux|voulais|besoin) pas|surtout pas)\b/,
      /\b(?:je te|je t'|je vous) (?:fais|envoie|rembourse|vire|dois|avance|prete|paie|paye|donne|file|rends)\b/,
    ],
    examples: {
      yes: [
        "On m'a proposé un poste, tu pourrais me prêter 50 euros ?",
        "Ma banque m'a demandé une caution, tu m'avances 300 euros ?",
        'Je bloque sur mon loyer, tu peux me dépanner de 200 euros ?',

        'Tu pourrais me prêter 50 euros ?',
        'Prête-moi cinquante euros',
        'Envoie-moi mille euros',
        'Envoie-moi 1000 dollars',
        'Tu me prêtes deux cents balles ?',
        'Donne-moi ton argent',
        'Envoie-moi toutes tes économies',
        'Prête-moi 200 euros, le premier verre est pour moi',
        'J’ai besoin de 100 euros pour venir te voir',
        'Paie-moi le taxi et j’arrive',
        'Tu m’avances le billet ?',
        'Tu me files 50 ?',
        'Prête-moi un peu de thune',
        'T’aurais pas 15 euros à me prêter ?',
        'Il me manque 350 pour le loyer',
        'Tu peux régler ma facture EDF ?',
        'Vire 1 300 avant midi',
        'Pourriez-vous m’aider à payer mes médicaments ?',
        'J’aurais besoin d’un coup de pouce financier',
        'Mon proprio veut 720 euros avant mardi, tu t’en occupes ?',
        'Il me faut le billet de train, tu le paies ?',
      ],
      no: [
        'Non, je n’envoie pas d’argent, ni coupon Transcash',
        'Le perdant donne 2 euros à l’autre',
        'Le pain de mon quartier est à 4 euros',
        'J’ai payé 12 euros un toast',
        'J’aurais donné bien plus de 2 € pour voir ça',
        'J’ai dû payer 240 euros au serrurier',
        'Envoie-moi mille raisons de sortir',
        'Donne-moi cinq minutes',
        'Prête-moi ta série préférée',
        'Tu me donnes 10 raisons de venir ?',
        'Tu me paies un café et je te raconte tout',
        'Je te fais un Lydia pour ma part du resto',
        'Payer trois euros un café, ça me rend amer',
        'Je viens de finir de rembourser mon prêt étudiant',
        'Je préfère payer ma part',
        'Ma grand-mère me glisse encore un billet de dix',
        'J’ai bossé tout l’été pour me payer mon permis',
      ],
    },
  },
];
