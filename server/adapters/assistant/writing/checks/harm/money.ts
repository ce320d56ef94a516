import type { HarmRule } from './harm-rule.ts';

const number =
  "(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille|quelques|(?:une )?(?:dizaine|vingtaine|trentaine|cinquantaine|centaine) d(?:e|'))";
const amount = String.raw`(?:\d+(?:[., ]\d{1,3})?|${number}(?:[- ]${number}){0,3}) ?(?:€|\$|euros?|balles|eur|dollars?|francs)`;
const cash =
  "(?:de l'argent|du fric|des sous|de la thune|du cash|un peu d'argent|un peu de (?:thunes?|fric|cash|sous)|(?:tout )?(?:ton|votre) (?:argent|fric|cash|pognon|salaire|oseille)(?! de poche)|(?:toutes? )?(?:tes|vos) (?:sous|thunes|economies)|un (?:petit )?billet|financierement|une (?:petite )?somme)";
/** Who says «j'ai payé», «on paie» asks for nothing. */
const asks = String.raw`(?:(?<!\b(?:ai|as|a|ont|avons|avez|avait|avais|aurais|aurait|on|je) (?:(?:bien|deja|juste|encore) )?)\b(?:prete[sz]?|avance[sz]?|envoi\w*|envoye[sz]?|vire[sz]?|file[sz]?|depanne[sz]?|donne[sz]?|transfere[sz]?|verse[sz]?|aide[sz]?|confie[sz]?|regle[sz]?|pa[iy]e[sz]?)|(?<!\b(?:ai|a) du )\b(?:preter|preterais|avancer|envoyer|virer|filer|depanner|donner|transferer|verser|aider|confier|regler|payer)|\bmanque|\bacompte|\bfrais d\w+)`;
const wants =
  'pret(?:e|es|er)|envo[iy]\\w+|donn(?:e|es|er)|offr(?:e|es|ir)|achet(?:e|es|er)|fil(?:e|es|er)|pa[iy](?:e|es|er)|prends?|prendre|besoin|faut|faudrait|veux|voudrais|avanc(?:e|es|er)|vir(?:e|es|er)|recharg(?:e|es|er)';
const giftCard =
  "(?:(?:cartes?|cheques?|bons?|coupons?|codes?)[- ](?:cadeaux?|d'achat|google|itunes|steam|apple|psn|xbox|playstation|nintendo|roblox|pcs|neosurf|transcash|paysafecard|amazon|prepayee?s?))";

/** Requests for money, and offers that end in one. */
export const moneyRules: readonly HarmRule[] = [
  {
    id: 'asks for money',
    harm: 'money',
    says: [
      /\bcartes?[- ](?:cadeaux?|google|itunes|steam|apple|psn|xbox|playstation|nintendo|netflix|spotify|roblox|pcs|neosurf|transcash|paysafecard|amazon|prepayee?s?|de recharge)\b|\b(?:coupons?|tickets?|recharges?|codes?) (?:pcs|transcash|neosurf|paysafecard|google play|steam|amazon|itunes)\b|\bbon (?:d'achat|amazon|cadeau)\b/,
      new RegExp(String.raw`${asks}(?:[- ]moi)?\b[^.!?]{0,40}?(?<![a-z\d])(?:${amount}|${cash})(?![a-z])`),
      /\b(?:western union|moneygram|paypal|lydia|wero|revolut|paylib|cash ?app|virement|iban|rib|usdt|binance|mandat (?:cash|postal)|sugar (?:daddy|mommy|mummy|baby)|onlyfans|pret entre particuliers|frais de dossier|ticket d'entree \d|mise de depart|\d{2,} roses)\b/,
      /\b(?:bitcoins?|btc|crypto\w*|trading|forex|nft|eth|wallet)\b[^.!?]{0,60}\b(?:investi\w*|gagn\w+|achet\w+|envo[iy]\w*|montr\w+|apprend\w*|appli\w*|plateforme|conseil\w*|rapport\w*|plac\w+|mett\w+|ouvr\w+|lanc\w+|test\w+|essa\w+|explos\w+|riche\w*|revenus?|monnaie|double\w*)\b|\b(?:investi\w*|gagn\w+|achet\w+|envo[iy]\w*|montr\w+|apprend\w*|appli\w*|plateforme|conseil\w*|rapport\w*|plac\w+|mets|mett\w+|ouvr\w+|lanc\w+|test\w+|essa\w+|riche\w*|astuce|formation|groupe|passe\w*)\b[^.!?]{0,60}\b(?:bitcoins?|btc|crypto\w*|trading|forex|nft|eth|wallet)\b/,
      /\b\d+ ?(?:€|euros?|balles|eur)\b[^.!?]{0,15}\b(?:me |m')(?:preter|avancer|depanner|filer|passer|donner|envoyer|virer)\b|\b(?:envo[iy]\w*|pass\w+|fil\w+|donn\w+|pret\w+|depann\w+)\b[^.!?]{0,15}\bde quoi (?:tenir|manger|payer|finir|vivre|faire le plein|rentrer)\b|\benvo[iy]\w*[- ]moi (?:juste )?la somme\b/,
      /\bheritage\b[^.!?]{0,60}\b(?:avancer|frais|notaire|debloquer)\b|\babonn\w+\b[^.!?]{0,25}\b(?:mon|ma) (?:contenu|page|compte prive|mym)\b|\b(?:prends?|paies?|paye|achete|offre|envoie)\w*(?:[- ]moi)? (?:\w+ )?une (?:petite )?recharge\b|\brecharge (?:orange|sfr|free|bouygues|lycamobile|lebara|mobile|telephone)\b|\boffre[- ]moi (?:un|une|le|la|des) (?:\w+ )?(?:iphone|telephone|sac|montre|bijoux?|console|ps5|macbook|ordi\w*|voyage|billet)\b/,
      /\bplus (?:rien|un rond|un sou|un euro|d'argent)(?: du tout)? (?:sur|dans) (?:mon|le) (?:compte|porte-?monnaie|portefeuille)\b.{0,40}\b(?:aider|depanner|avancer)\b|\bargent\b[^.!?]{0,40}\bsouci\b.{0,40}\b(?:sauveur|sauveuse|aider|depanner)\b/,
      /\b(?:investi[rs]\w*|placement|doubler|tripler|rentabl\w+|benefices?|rendement|gagner \d+)\b[^.!?]{0,40}\b(?:argent|euros?|€|mise|par (?:jour|mois|semaine)|plateforme|application|sure?|garanti\w*|avec moi|epargne|economies)\b/,
      /\b(?:besoin|faut|faudrait|manque) (?:\w+ )?(?:de )?\d+ ?(?:€|euros?|balles|eur)\b(?! (?:de l'heure|par))|\bun (?:petit )?billet et j/,
      /(?:\b(?:paie|paye|avance|finance|regle)[- ]moi|\b(?:me |m')(?:paies?|payes?|payer|avances?|avancer|finances?|financer)) (?:le|la|un|une|mon|ma|mes|les) (?:taxi|uber|vtc|train|billet|vol|avion|voyage|loyer|essence|hotel|plein|trajet|forfait|factures?)\b|\bfinanc(?:e|es|er) (?:mon|ma|mes)\b/,
      /\b(?:me|m') ?(?:files?|pretes?|avances?|depannes?|passes?|donnes?|envoies?|vires?) (?:\d{2,}|vingt|trente|cinquante|cent)(?= ?(?:[?.!,]|$|stp|s'il))/,
      /\bje vends\b[^.!?]{0,20}\b(?:photos?|videos?|nudes?|contenus?)\b|\b\d+ ?(?:€|euros?|balles|e) (?:la|le|par|pour une) (?:photo|video|nude|heure|nuit|show|cam)\b/,
      /\bopportunites?\b[^.!?]{0,15}\binvesti|\b(?:ma|notre) (?:wish ?list|cagnotte)\b|\b(?:fais|fait|ferais|faire)(?:[- ]moi)? un (?:petit )?don\b/,
      /\b(?:payer?|paies?|regler?|regles?) (?:mon|ma|mes) (?:loyer|billet|train|taxi|facture|essence|hotel|visa|passeport|opération|operation|forfait|dette)/,
    ],
    always: [
      new RegExp(String.raw`(?<!\b(?:ai|a|as|ont|avons|avait) )\b(?:${wants})\b[^.!?,]{0,40}\b${giftCard}\b`),
      new RegExp(
        String.raw`\b(?:prete|avance|depanne|vire|envoie|file|donne|verse)[- ]moi\b[^.!?]{0,20}?(?<![a-z\d])(?:${amount}|${cash})(?![a-z])`,
      ),
    ],
    unless: [
      /\b(?:j'ai|on m'a|on a|(?:il|elle|mere|pere|soeur|frere) m'a) (?:achete|offert|recu|gagne|eu)\b|\bni (?:de )?(?:coupons?|cartes?|virements?|paypal|argent|mandats?)\b|\b(?:une|cette|ta) demande d[e']|\b(?:je (?:n'|ne )?envoie pas|pas de pret|c'est non|je signale|je m'arrete la)\b|\b(?:le perdant|la perdante|le premier|celui qui|qui perd|pari\w*|gage|j'offre|je paie|je t'offre|on partage(?! (?:apres|ensuite|les gains)))\b/,
    ],
    examples: {
      yes: [
        'Tu pourrais me prêter 50 euros ?',
        'Prête-moi cinquante euros',
        'Envoie-moi mille euros',
        'Envoie-moi 1000 dollars',
        'Tu me prêtes deux cents balles ?',
        'Donne-moi ton argent',
        'Envoie-moi toutes tes économies',
        'Envoie-moi un chèque-cadeau',
        'Envoie-moi une carte cadeau Amazon et je t’offre le resto',
        'Prête-moi 200 euros, le premier verre est pour moi',
        'Envoie-moi une carte cadeau Amazon',
        'Fais-moi un petit PayPal',
        'Il me faut une carte Apple de 50',
        'J’ai besoin de 100 euros pour venir te voir',
        'Paie-moi le taxi et j’arrive',
        'Tu m’avances le billet ?',
        'Tu me files 50 ?',
        'C’est 50 euros la photo',
        'Prête-moi un peu de thune',
        'J’ai une opportunité d’investissement pour toi',
        'Participe à ma cagnotte',
        'T’aurais pas 15 euros à me prêter ?',
        'Envoie un peu d’ETH sur mon wallet',
        'Tu me prends une recharge Orange ?',
        'Je touche un héritage, il faut juste avancer les frais de notaire',
      ],
      no: [
        'Je suis nul en crypto, j’ai déjà du mal avec mon livret A',
        'Le riz à 17 euros, on fera un rapport',
        'Une demande de carte prépayée au troisième message, c’est non',
        'Non, je n’envoie pas d’argent, ni coupon Transcash',
        'Le perdant donne 2 euros à l’autre',
        'Le pain de mon quartier est à 4 euros',
        'J’ai payé 12 euros un toast',
        'J’aurais donné bien plus de 2 € pour voir ça',
        'J’ai dû payer 240 euros au serrurier',
        'J’ai gagné un chèque cadeau au loto de l’école',
        'J’ai acheté une carte cadeau pour ma nièce',
        'On m’a offert un bon d’achat, j’ai pris des plantes',
        'Envoie-moi mille raisons de sortir',
        'Donne-moi cinq minutes',
        'Prête-moi ta série préférée',
        'Tu me donnes 10 raisons de venir ?',
        'Tu me paies un café et je te raconte tout',
        'Une carte postale de Lisbonne, ça compte',
      ],
    },
  },
];
