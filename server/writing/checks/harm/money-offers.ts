import { declining } from './asking.ts';
import type { HarmRule } from './harm-rule.ts';
import { marks } from './marked-text.ts';
import { luxuries } from './money-words.ts';

const invest =
  '(?:investi\\w*|gagn\\w+|achet\\w+|envo[iy]\\w*|montr\\w+|apprend\\w*|appli\\w*|plateforme|conseil\\w*|rapport\\w*|plac\\w+|mets|mett\\w+|ouvr\\w+|lanc\\w+|test\\w+|essa\\w+|explos\\w+|riche\\w*|revenus?|double\\w*|depos\\w+|astuce|formation|groupe|bon plan|convertis|fais grossir)';
const coins = '(?:bitcoins?|btc|crypto\\w*|trading|forex|nft|eth|ethereum|wallet)';

/** Offers that end in a payment: investments, presents as a proof, pictures for sale, accounts lent. */
export const moneyOfferRules: readonly HarmRule[] = [
  {
    id: 'offers a deal',
    harm: 'money',
    isMarked: true,
    says: [
      new RegExp(String.raw`\b${coins}\b[^.!?]{0,60}\b${invest}\b|\b${invest}\b[^.!?]{0,60}\b${coins}\b`),
      /\b(?:investi[rs]\w*|placement|doubler?|triple[rz]?|rentabl\w+|benefices?|rendement|gagner? (?:\d+|cent|mille|<amount>|<number>))[^.!?]{0,40}\b(?:argent|mise|par (?:jour|mois|semaine)|plateforme|application|garanti\w*|avec moi|epargne|economies)\b/,
      /\bopportunites?\b[^.!?]{0,15}\binvesti|\bticket d'entree (?:\d|de|deux|mille|<)|\bmise de depart\b/,
      /\bmise (?:\d+|<number>|<amount>) sur\b/,
      /\b(?:placer?|confi\w+|mets|sors|file)\b[^.!?]{0,20}\b(?:economies|epargne|livret)\b[^.!?]{0,40}\b(?:moi|appli\w*|plateforme|grossir|ensemble|%)/,
      /\bheritage\b[^.!?]{0,60}\b(?:avancer|frais|notaire|debloquer)\b|\b(?:frais|taxe)\b[^.!?]{0,60}\bheritage\b/,
      /\bfrais de (?:dossier|transit|douane|permission)\b/,
      /\b(?:pret|credit|compte|abonnement) a ton nom\b|\bte porter (?:caution|garante?)\b/,
      /\b(?:etre|sois|soyez) (?:mon )?garante?\b|\bencaisser (?:un|des|mes|mon|ce)\b/,
      /\b(?:recois|recevoir)\b[^.!?]{0,20}\bsur ton compte\b|\bpret entre particuliers\b/,
      /\b(?:sugar (?:daddy|mommy|mummy|baby)|onlyfans|(?:\d{2,}|<number>) roses)\b/,
      /\babonn\w+\b[^.!?]{0,25}\b(?:mon|ma) (?:contenu|page|compte prive|mym|onlyfans)\b/,
      /\b(?:ma|notre) (?:wish ?list|cagnotte)\b/,
      new RegExp(
        String.raw`\bje vends\b[^.!?]{0,20}\b(?:photos?|videos?|nudes?|contenus?)\b|\bvideos? privees?\b[^.!?]{0,20}${marks.amount}|${marks.amount} (?:la|le|par|pour une) (?:photo|video|nude|minute|show|cam|pack)\b|${marks.amount} (?:l'heure|la nuit|de l'heure) (?:avec moi|et je|pour (?:moi|me))`,
      ),
      new RegExp(
        String.raw`\b(?:offre|achete|commande|paie|prends)(?:z|s)?[- ]moi (?:un|une|le|la|des|du|mon|deux) (?:\w+ )?${luxuries}\b|\btu (?:me |m')(?:l'|les )?(?:offres|achetes|prends) (?:un|une|le|la|des|du) (?:\w+ )?${luxuries}\b|\b${luxuries}\b[^.!?]{0,20}\btu me (?:l'|les? )?(?:achetes|offres|prends)\b|\bprouve\w* (?:ton|votre) amour avec (?:un|une)\b`,
      ),
      /\btu (?:mets|paies|paierais) combien pour\b|\bcadeau (?:en argent|de valeur)\b|\bcadeau ou rien\b/,
      /<amount> par (?:jour|mois) je te\b|\b(?:economies|epargne)\b[^.!?]{0,15}\bconfiez?\b|\bvends ta\b[^.!?]{0,20}\benvoie\b/,
    ],
    unless: [
      ...declining,
      /\b(?:j'ai|on m'a|on a|je) (?:deja )?(?:achete|offert|recu|gagne|eu|investi)\b|\bpas te demander\b|\bc'est pas ma came\b|\bnul(?:le)? en\b/,
    ],
    examples: {
      yes: [
        'C’est 50 euros la photo',
        'J’ai une opportunité d’investissement pour toi',
        'Envoie un peu d’ETH sur mon wallet',
        'Je touche un héritage, il faut juste avancer les frais de notaire',
        'Prends un crédit à ton nom pour moi',
        'Offre-moi un iPhone',
        'Tu peux te porter caution pour mon appart ?',
        'Confie-moi tes économies, je les place sur mon appli',
      ],
      no: [
        'Je suis nul en crypto, j’ai déjà du mal avec mon livret A',
        'Le riz à 17 euros, on fera un rapport',
        'On m’a proposé une formation crypto dans le métro',
        'Le sugar daddy c’est pas ma came',
        'Un camping à 12 balles la nuit',
        'Tu as déjà investi dans quelque chose d’idiot ?',
        'On lance une cagnotte pour le départ de Josiane',
      ],
    },
  },
];
