import { fold } from '#engine/french/fold.ts';
import { hear } from '#engine/understand/spoken-french.ts';

// A question taken up by the one who was asked: «t'as déjà fait un road trip ?» → «Si j'ai déjà fait un road trip»,
// «qu'est-ce que tu fais ce soir ?» → «Ce que je fais ce soir». Undefined where a word of it is not sure to come out right.

const irregular: Record<string, string> = { as: 'ai', es: 'suis', vas: 'vais', "n'as": "n'ai", "n'es": 'ne suis' };
/** The same of those who say «vous», where it is more than an ending. */
const formal: Record<string, string> = {
  avez: 'ai',
  êtes: 'suis',
  connaissez: 'connais',
  faites: 'fais',
  vivez: 'vis',
  allez: 'vais',
  venez: 'viens',
  lisez: 'lis',
  prenez: 'prends',
  partez: 'pars',
  sortez: 'sors',
  savez: 'sais',
};
const firstGroup =
  /^(?:aim|dans|march|jou|travaill|habit|écout|regard|cherch|mang|cuisin|pens|voyag|chant|parl|rest|pass|retourn|enseign|pratiqu|bricol|jardin|nag|dessin)ez$/;
const clitic = /^(?:me|te|se|le|la|les|en|y|lui|leur|ne|m'|t'|s'|l'|n')$/;
const swapped: Record<string, string> = {
  ton: 'mon',
  ta: 'ma',
  tes: 'mes',
  toi: 'moi',
  te: 'me',
  "t'": "m'",
  mon: 'ton',
  ma: 'ta',
  mes: 'tes',
  moi: 'toi',
  me: 'te',
  "m'": "t'",
};
/** What comes before the question itself, and after it. */
const before =
  /^(?:(?:et|mais|bon|alors|sinon|dis|dis-moi|au fait|du coup|tiens|ah|ok|en vrai|question(?: \p{L}+){0,2} ?:|toi|vous(?=,)|d'ailleurs|par curiosité)[\s,:]+)+/iu;
const after =
  /(?:[\s,]+(?:toi|vous|d'ailleurs|au fait|du coup|alors|en vrai|sinon|déjà|non|hein|je crois|au juste))+$/iu;
/** Words that would make a second clause or another speaker of it. */
const unsure =
  /(?:^|\s)(?:tu|vous|je|on|nous|votre|vos|ou|si|que|qu'|qui|quel|quelle|quels|quelles|combien|quoi|où|comment|toi|lequel|laquelle|ça va|pas|plus|jamais)(?=\s|$|')/iu;
const longest = 48;

export function echoedQuestion(sentence: string): string | undefined {
  const text = sentence
    .replaceAll('’', "'")
    .replace(/\s*\?+.*$/s, '')
    .trim()
    .replace(before, '')
    .replace(after, '')
    .replace(/ (quoi|où|comment),? toi\b,?/iu, ' $1')
    .replace(/(?<= quoi),/iu, '');
  // Short hand would be repeated with its mistakes.
  if (hear(text).plain.replace(/ , /g, ', ') !== fold(text).replace(/\bn'(?=\p{L})/gu, '')) return undefined;
  const what = /^qu'est-ce que (tu .+|t'.+|vous .+)$/iu.exec(text)?.[1];
  if (what) return lead('Ce que', what);
  const tail = /^((?:tu |t'|vous ).+?) (quoi|où|comment)(?: (.+))?$/iu.exec(text);
  if (tail)
    return lead(tail[2] === 'quoi' ? 'Ce que' : capital(tail[2] ?? ''), [tail[1], tail[3]].filter(Boolean).join(' '));
  const ahead = /^(comment|pourquoi|depuis quand|où) (?:est-ce que )?((?:tu |t'|vous ).+)$/iu.exec(text);
  if (ahead) return lead(capital(ahead[1] ?? ''), ahead[2] ?? '');
  const turned = /^(\p{L}+)-(tu|vous)(?: (.+))?$/iu.exec(text);
  if (turned) return lead('Si', [turned[2], turned[1]?.toLowerCase(), turned[3]].filter(Boolean).join(' '));
  return lead('Si', text.replace(/^est-ce que /iu, ''));
}

function lead(opening: string, clause: string): string | undefined {
  const said = inFirstPerson(clause);
  const whole = said && `${opening} ${said}`;
  return whole && whole.length <= longest ? whole : undefined;
}

/** «tu as vu ma photo» → «j'ai vu ta photo» */
function inFirstPerson(clause: string): string | undefined {
  const [, subject, rest] = /^(tu |t'|vous )(.+)$/iu.exec(clause.trim()) ?? [];
  if (!subject || !rest) return undefined;
  const words = rest.split(/\s+|(?<=^(?:[mtsln])')|(?<=\s(?:[mtsldn]|qu)')/iu);
  const place = words.findIndex((word) => !clitic.test(word.toLowerCase()));
  const verb = conjugated(words[place]?.toLowerCase() ?? '');
  if (place < 0 || !verb || unsure.test(` ${words.slice(place + 1).join(' ')}`)) return undefined;
  const other = words.map((word, at) => (at === place ? verb : (swapped[word.toLowerCase()] ?? word)));
  const sentence = other.join(' ').replace(/' /g, "'");
  return /^(?:[aeiouyéèêà]|h(?:abite|ésite))/iu.test(sentence) ? `j'${sentence}` : `je ${sentence}`;
}

function conjugated(verb: string): string | undefined {
  if (irregular[verb] ?? formal[verb]) return irregular[verb] ?? formal[verb];
  if (firstGroup.test(verb)) return verb.slice(0, -1);
  if (!/^\p{L}+$/u.test(verb) || verb.length < 3) return undefined;
  if (/(?:er|ir|dr|tr|ur)as$/.test(verb)) return `${verb.slice(0, -2)}ai`;
  if (/(?:[aoi]is|is|us|ts|ds|ns|rs|ps|x)$/.test(verb)) return verb;
  return verb.endsWith('es') ? verb.slice(0, -1) : undefined;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
