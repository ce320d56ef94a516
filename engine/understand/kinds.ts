import type { Gender } from '#contract/onboarding.ts';
import type { Signal } from '#contract/writing.ts';
import { agree } from '#engine/french/agreement.ts';
import { capitalise } from '#engine/french/typography.ts';

// What a match's last turn can be, as far as a reply has to answer to it. The numbers are those of the training data.

interface Kind {
  /** Said of the match: «demande quand tu es libre». */
  says: string;
  /** A hard kind: nothing funny, nothing proposed. */
  signal?: Signal;
}

export const kinds: Readonly<Record<number, Kind>> = {
  1: { says: 'te dit bonjour' },
  2: { says: 'demande comment tu vas' },
  3: { says: 'demande ce que tu fais dans la vie' },
  4: { says: 'demande ce que tu fais en ce moment' },
  5: { says: 'demande où tu habites' },
  6: { says: 'demande quand tu es libre' },
  7: { says: 'demande ce que tu cherches ici' },
  8: { says: "demande comment ça se passe pour toi sur l'appli" },
  9: { says: 'demande ton âge, ta taille ou ton signe' },
  10: { says: 'demande si tu as ou veux des enfants' },
  11: { says: "demande pourquoi tu n'es pas en couple" },
  12: { says: 'propose de continuer sur une autre appli' },
  13: { says: 'parle de numéro de téléphone' },
  14: { says: 'propose de se voir' },
  15: { says: "est d'accord pour se voir" },
  16: { says: "est d'accord, et demande où et quand" },
  17: { says: 'reporte, avec une autre date' },
  18: { says: "ne répond pas vraiment sur la date : n'insiste pas" },
  19: { says: 'dit non', signal: 'refusal' },
  20: { says: 'dit non, avec douceur', signal: 'refusal' },
  21: { says: 'dit un malaise', signal: 'unease' },
  22: { says: 'pose une limite', signal: 'unease' },
  23: { says: 'rit' },
  24: { says: 'répond en peu de mots' },
  25: { says: 'te renvoie la question' },
  26: { says: 'te fait un compliment' },
  27: { says: 'te remercie' },
  28: { says: 'te taquine' },
  29: { says: 'te lance un jeu' },
  30: { says: 'raconte une journée fatigante' },
  31: { says: 'raconte une galère, avec humour' },
  32: { says: 'annonce une bonne nouvelle' },
  33: { says: 'a un petit souci' },
  34: { says: 'confie quelque chose de difficile', signal: 'grave' },
  35: { says: 'parle de danger', signal: 'danger' },
  36: { says: 'semble avoir moins de 18 ans', signal: 'minor' },
  37: { says: "demande de l'argent", signal: 'scam' },
  38: { says: 'amène un lien ou un placement', signal: 'scam' },
  39: { says: 'parle de son métier' },
  40: { says: 'raconte un voyage' },
  41: { says: "parle d'un projet à venir" },
  42: { says: 'raconte son week-end' },
  43: { says: 'te dit ce qui est prévu' },
  44: { says: "parle d'un animal" },
  45: { says: 'parle de musique' },
  46: { says: "parle d'un film ou d'une série" },
  47: { says: "parle d'un livre" },
  48: { says: 'parle de cuisine' },
  49: { says: 'parle de sport' },
  50: { says: 'parle de sorties' },
  51: { says: 'parle de son coin, ou du temps' },
  52: { says: 'parle de sa famille' },
  53: { says: "parle d'une histoire passée" },
  54: { says: "s'excuse de répondre tard" },
  55: { says: 'te laisse pour le moment' },
  56: { says: "demande ce qui t'a plu" },
  57: { says: 'demande une photo ou un vocal' },
  58: { says: 'se demande si tu es sincère' },
  59: { says: 'demande tes goûts' },
  60: { says: 'te demande ton avis' },
};

/** «Elle demande quand tu es libre.» */
export const sentenceOf = (kind: number, match: Gender): string =>
  `${subjectOf(match)} ${kinds[kind]?.says ?? 'te répond'}.`;

/** «Elle», «Il», «Ton match»: whom a sentence is about. */
export const subjectOf = (match: Gender): string => capitalise(agree(match, 'il', 'elle', 'ton match'));
