import { elides } from '#engine/french/elision.ts';

// The mechanics of French that a slot needs at its edges: elision, contraction, the present tense, capitals.

const elidable: Record<string, string> = {
  le: "l'",
  la: "l'",
  de: "d'",
  que: "qu'",
  je: "j'",
  ne: "n'",
  me: "m'",
  te: "t'",
  se: "s'",
  jusque: "jusqu'",
  lorsque: "lorsqu'",
  puisque: "puisqu'",
};

/** `elide('le', 'escalade')` is «l'escalade», `elide('le', 'jazz')` is «le jazz». */
export function elide(word: string, next: string): string {
  const short = elidable[word.toLowerCase()];
  if (!short || !elides(next)) return `${word} ${next}`;
  return (/^\p{Lu}/u.test(word) ? short[0]?.toUpperCase() + short.slice(1) : short) + next;
}

/** `withDe('le jazz')` is «du jazz», `withDe('escalade')` is «d'escalade». */
export function withDe(phrase: string): string {
  if (phrase.startsWith('le ')) return `du ${phrase.slice(3)}`;
  if (phrase.startsWith('les ')) return `des ${phrase.slice(4)}`;
  return elide('de', phrase);
}

/** `withA('les échecs')` is «aux échecs». */
export function withA(phrase: string): string {
  if (phrase.startsWith('le ')) return `au ${phrase.slice(3)}`;
  if (phrase.startsWith('les ')) return `aux ${phrase.slice(4)}`;
  return `à ${phrase}`;
}

/** Third person singular, for the verbs that are not regular in -er. */
const present: Record<string, string> = {
  aller: 'va',
  faire: 'fait',
  refaire: 'refait',
  partir: 'part',
  sortir: 'sort',
  courir: 'court',
  lire: 'lit',
  écrire: 'écrit',
  boire: 'boit',
  peindre: 'peint',
  prendre: 'prend',
  apprendre: 'apprend',
  suivre: 'suit',
  résoudre: 'résout',
  promener: 'promène',
  choisir: 'choisit',
  pétrir: 'pétrit',
  remplir: 'remplit',
  voir: 'voit',
  cueillir: 'cueille',
  construire: 'construit',
  préparer: 'prépare',
};

/** `thirdPerson('partir en rando')` is «part en rando»; null for a verb that it does not know how to put. */
export function thirdPerson(phrase: string): string | null {
  const [verb = '', ...rest] = phrase.split(' ');
  const form = present[verb] ?? (verb.endsWith('er') ? regular(verb) : null);
  return form === null ? null : [form, ...rest].join(' ');
}

/** Not in -eler, -eter, -ever, -éder…, whose stem changes. */
function regular(verb: string): string | null {
  if (/(e[lmnptv]|é[a-z]{1,2}|y)er$/.test(verb)) return null;
  return verb.slice(0, -1);
}

/** A capital after each end of a sentence, and nowhere else changed. */
export function sentenceCase(text: string): string {
  return text.replace(/(^|[.?!…]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
