import type { Moment } from '../../moment.ts';

/** Animals that crossed the way of the match, welcome or not. */
export const wildlifeMoments: Moment[] = [
  {
    id: 'seen-animal',
    cue: /\b(?:j'ai (?:vu|croise|entendu|apercu|rencontre|failli ecraser)|j'entends|je (?:vois|viens de (?:voir|croiser))|(?:il )?y a(?:vait)?|on a (?:vu|croise)) (?<x>(?:un|une|des|deux|trois|plein de|\d+) (?:petite?s? |grose?s? |enormes? |belles? |jeunes? )?(?:biches?|cerfs?|renards?|renardeaux?|herissons?|sangliers?|marcassins?|ecureuils?|chevreuils?|anes?|vaches?|dauphins?|baleines?|phoques?|marmottes?|bouquetins?|chamois|hiboux?|chouettes?|herons?|loutres?|moutons?|chevres?|aigles?|tortues?|canards?|cygnes?|flamants?|lynx|loups?|lucioles|raies?|requins?|meduses?))\b/,
    react: ['Ah, le moment de grâce.', '{x}, rien que ça.', 'Ça vaut toutes les séries, ça.', 'Jolie rencontre.'],
    ask: {
      humoristique: [
        'Vous avez échangé vos numéros ?',
        'Qui a eu le plus peur des deux ?',
        'Tu as bougé, ou tu as fait le meuble ?',
      ],
      flirt: [
        'Tu attires les belles rencontres, on dirait. Ça t’arrive souvent ?',
        'J’aurais aimé être là. Tu as fait quoi, sur le moment ?',
        'Tu sais trouver les bons endroits, toi. Tu y retournes quand ?',
      ],
      original: [
        'Et ça t’a fait quoi ?',
        'Ça a duré deux secondes ou tu as eu le temps d’en profiter ?',
        'La rencontre d’animal la plus folle de ta vie, c’est celle-là ?',
      ],
    },
    invites: ['Tu m’emmènes marcher là-bas un de ces jours ? Je ne ferai pas de bruit.'],
  },
  {
    id: 'pest',
    cue: /\b(?:j'ai|il y a(?:vait)?|y a(?:vait)?|une?|des|enorme) .{0,20}\b(?:(?:une |un |des )?(?:enorme |grosse )?(?:araignees?|souris|rats?|cafards?|moustiques?|guepes?|frelons?|mites|fourmis|chauve-souris|pigeons?|goelands?))\b.{0,40}\b(?:chez moi|dans (?:ma|mon|la|le|l')|appart\w*|cuisine|chambre|salle de bain|douche|cette nuit|m'a|m'ont|balcon|sur (?:mon|ma))\b/,
    unless: /\b(?:j'etudie|laboratoire|adopte)\b/,
    react: ['Ah non.', 'Je compatis très fort.', 'Aïe, la cohabitation imposée.', 'Il ne manquait plus que ça.'],
    ask: {
      humoristique: [
        'Qui a gagné ?',
        'Tu négocies, ou tu déménages ?',
        'Le verre et la feuille de papier, ou la fuite ?',
      ],
      flirt: [
        'Dans ces cas-là, tu appelles quelqu’un ou tu gères avec bravoure ?',
        'Je t’aurais bien envoyé du renfort. Tu t’en sors ?',
        'Tu as sauvé la situation {m:seul|seule|sans aide} ?',
      ],
      original: [
        'Tu lui as donné un nom, au point où vous en êtes ?',
        'Plan d’attaque ou traité de paix ?',
        'C’est quoi, l’animal que tu ne peux vraiment pas voir ?',
      ],
    },
    invites: ['On va se remettre de tes émotions autour d’un verre, cette semaine ?'],
  },
];
