import type { HeardMessage } from '#engine/understand/situation.ts';
import type { Stance } from './hook.ts';

const cues: [Stance, RegExp][] = [
  [
    'dislikes',
    /\b(deteste|horreur|pas (?:trop |tres |vraiment |du tout |super |hyper )?(?:fan|mon truc|ma tasse|mon delire|mon kif)|aime pas|aime plus|aime pas trop|supporte pas|nulle? en|peur (?:de|des|du)|allergique|marre|gave|saoule|soule|phobie|chiant|ca me (?:gonfle|soule|saoule)|fuis|(?:regarde|fais|joue|lis|bois|mange|ecoute|cuisine|pratique|kiffe|touche|vais) (?:pas|plus|jamais)|pas du)\b/,
  ],
  ['never', /\b(jamais|pas encore)\b/],
  ['wish', /\b(envie de|reve|j'aimerais|je voudrais|faudrait|il faut que|ca doit etre|trop envie|bucket|un jour)\b/],
  [
    'future',
    /\b(je vais|je pars|je m'envole|(?:train|avion|bus|vol|tgv|route) (?:pour|vers|direction)|je rentre (?:chez|a|en|au)|direction|on part|je compte|demain|bientot|prochaine?|je prevois|prevu|ce soir|je dois|dans (?:deux|trois|quelques|\d+|une|un) (?:jours?|semaines?|mois)|je prepare|je commence|on va|cet ete|j'ai hate|je passe|planifie|j'attends)\b/,
  ],
  [
    'past',
    /\b(j'ai|j'etais|on a|on est alle|on etait|je suis (?:alle|parti|revenu|venu|rentre|tombe|passe)|je reviens|je rentre (?:de|d'|du|des)|hier|ce matin|dernier|derniere|viens (?:de|d')|c'etait|l'annee derniere|je sors d|j'avais)/,
  ],
];

/** The clause in which a word stands; the whole where it is not found. */
export function clauseAt(plain: string, word: string): string {
  let at = plain.indexOf(word);
  // «mer» does not stand in «mercredi» or «amer».
  while (at > 0 && /[a-z]/.test(plain.charAt(at - 1))) at = plain.indexOf(word, at + 1);
  if (at < 0) return plain;
  const ends = /[.!?…,]| mais /g;
  let start = 0;
  for (let end = ends.exec(plain); end; end = ends.exec(plain)) {
    const next = end.index + (/[.!?…]/.test(end[0]) ? 1 : 0);
    if (next > at) return plain.slice(start, next);
    start = end.index + end[0].length;
  }
  return plain.slice(start);
}

/** What the clause around a word says about it. */
export function stanceAt({ plain }: Pick<HeardMessage, 'plain'>, form: string): Stance {
  const head = form.split(' ')[0] ?? form;
  const clause = clauseAt(plain, head);
  if (clause.includes('?') && /\b(tu|t'|toi|vous|ton|ta|tes|votre|plutot|team)\b| ou /.test(clause)) return 'asked';
  // «je viens de Marseille» is where one is from, «je viens de rentrer» what one did.
  if (/\bviens (?:de |d'|du )(?:la |l')?$/.test(clause.slice(0, clause.indexOf(head)))) return 'likes';
  if (/\b(?:grandi|j'ai vecu|je suis nee?|originaire|j'habite|je vis)\b/.test(clause)) return 'likes';
  const stance = cues.find(([, cue]) => cue.test(clause))?.[0] ?? 'likes';
  // «j'ai un chat» has it, «j'ai adopté un chat» did it: only a participle makes a past.
  if (
    stance === 'past' &&
    !/\b(hier|dernier|derniere|c'etait|reviens|rentre (?:de|du|des|d')|sors|ce matin|j'etais|viens d)\b/.test(clause)
  ) {
    return (/\b(?:j'ai|on a) (?:\w+ )?(\w+(?:e|i|u|it|is|ert))\b/.test(clause) &&
      !/\b(?:j'ai|on a) (?:un|une|deux|trois|des|mon|ma|\d+|le|la|pas)\b/.test(clause)) ||
      /(?:je suis|on est) (?:alle|parti|revenu|venu|tombe|passe)/.test(clause)
      ? 'past'
      : 'likes';
  }
  return stance;
}
