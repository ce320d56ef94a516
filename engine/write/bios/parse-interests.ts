import { plainKey } from '#engine/french/plain-key.ts';
import { findInterest, guessPhrase, scanInterests } from './find-interest.ts';
import type { Interest } from './interest.ts';
import { beforeOrders, isUnfit } from './screen-interests.ts';

// From what someone typed about what they like to a list of interests, in the order given.

const maxInterests = 30;
const maxLabel = 40;

/** «et» between two interests, not inside one. */
const inseparable = /(donjons|art|sable|poivre|son|drum|R) (et|and|&) (dragons|d'essai|lumière|bass|B)/gi;

/** Stands for a space that must not be split at. */
const glue = '\ue000';

const leadIn = new RegExp(
  `^(?:${[
    '(?:et |mais |aussi |puis |surtout |bien sûr |évidemment |en vrai |sinon |franchement |alors |bon |ben |euh |moi )',
    "(?:moi )?j[' ]?(?:ador(?:e|ais)|kiff?e|aim(?:e|erais))(?: (?:trop|bien|beaucoup|énormément|vraiment|aussi|passionnément|surtout|tout ce qui est|tout ce qui touche à))*",
    "(?:moi )?je (?:suis|reste) (?:très |assez |trop |un peu |une? )*(?:grand |grande |gros |grosse )?(?:passionnée?|fan|accro|dingue|folle|fou|amateur|amatrice|fana|mordue?|adepte|branchée?|plutôt|team)(?: absolue?)?(?: d[e']| par| à)?",
    "(?:je|on) (?:pratique|regarde|écoute|lis|collectionne|kiffe|vois|bois|mange|cultive|préfère|dévore|m'intéresse(?: beaucoup)? à|passe mon temps à|passe ma vie à|fais|joue|aime)(?: (?:beaucoup|souvent|pas mal|aussi|surtout|énormément|un peu))*",
    "(?:grand |grande |gros |grosse )?(?:passionnée?|fan|accro|dingue|amateur|amatrice|mordue?|adepte|amoureux|amoureuse|team|passion|100 %|addict)(?: absolue?)?(?: d[e']| par| à|:)?",
    "(?:mes|mon|ma) (?:passions?|hobb(?:y|ies|ys)|loisirs?|truc|trucs|kif|dada|intérêts?|centres? d'intérêts?)(?: à moi| principale?s?| préférée?s?)*(?:,? (?:c'est|ce sont|sont|est|c est))?",
    "(?:ce que j'aime|ce qui me plaît|dans la vie|le (?:week-end|weekend|soir|matin|dimanche)|en ce moment|sur mon temps libre|pendant mon temps libre|quand j'ai le temps)(?:,? (?:c'est|ce sont))?",
    "(?:faire|jouer|pratiquer|écouter|regarder|manger|collectionner|aller voir|lire|danser|boire|voir|suivre|visiter|peindre|tester|goûter|cultiver) (?=(?:du|de la|de l'|des|au|à la|aux|les?|la|l')(?:\\s|\\b))",
    '(?:un peu|beaucoup|énormément|pas mal) (?=d)',
    '(?:tout ce qui est|tout ce qui touche (?:à|au|aux))',
    "(?:c'est|ce sont|il y a|y a)",
    '[:\\-–—•*#>.]',
  ].join('|')})(?:(?<=[\\s':.*#>•–—-])|(?!\\p{L}))\\s*`,
  'iu',
);

/** What follows is when, since when, with whom or why: not the interest. */
const trailing =
  /(?<!\s)\s+(?:depuis|pendant|(?:avec|pour) (?:mes|des|ma|mon|les)|tous les|toutes les|chaque|le (?:week-end|weekend|soir|matin|dimanche|samedi)|(?:une|deux|trois|\d+) fois|quand|parce que?|car|pour me|qui me|à (?:fond|mort|la folie|haute dose)|aussi|surtout|bien sûr|évidemment|en (?:général|particulier|ce moment|été|hiver)|l'(?:été|hiver|automne)|au printemps|mdr|lol|haha|ptdr|etc)(?=\s|$|[.,!]).*$/iu;

const rejection =
  /(?:n['e ]\s*\S+\s+(?:pas|plus|jamais)|j'?(?:aime|adore|suis)\s+pas|déteste|horreur de|^(?:pas|sauf|aucun|ni)\s|supporte pas|allergique)/iu;

const ownThing = /^(?:mon|ma|mes)\s+\p{L}/iu;
const withDeterminer =
  /^((?:les|le|la|du|des|de la|aux|au|à la|une?|deux|trois|quelques)(?=\s)|l'|de l'|à l')\s*(\S.*)$/iu;

export function parseInterests(text: string): Interest[] {
  const found = new Map<string, Interest>();
  for (const chunk of chunksOf(beforeOrders(text))) {
    for (const interest of interestsIn(chunk)) {
      const key = interest.label.toLowerCase();
      if (!found.has(key) && !isUnfit(interest.label)) found.set(key, interest);
    }
    if (found.size >= maxInterests) break;
  }
  return [...found.values()].slice(0, maxInterests);
}

function chunksOf(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/\((?:surtout|notamment|plutôt|et)[^)]*\)/giu, ' ')
    .replace(/[’ʼ`´]/g, "'")
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u200d\ufe0f\u20e3]|[\u{1f3fb}-\u{1f3ff}]/gu, ' , ')
    .replace(inseparable, (all) => all.replaceAll(' ', glue))
    .split(/[,;/\\|\n\r\t•·+!?…"«»()[\]{}=_]+|\.(?=\s|$)|(?<!\s)\s+-+\s+|\s(?:et|ou|puis|mais|and|ainsi que)\s|\s&\s/iu)
    .map((chunk) => calm(chunk.replaceAll(glue, ' ').replace(/\s+/g, ' ').trim()))
    .filter((chunk) => chunk !== '');
}

/** Without shouting («RANDONNÉE EN MONTAGNE», but «PSG») and without stutter («foot foot foot»). */
function calm(chunk: string): string {
  const isShouted = chunk === chunk.toUpperCase() && (chunk.match(/\p{L}/gu)?.length ?? 0) > 5;
  return (isShouted ? chunk.toLowerCase() : chunk).replace(/(^|\s)(\S+)(?:\s+\2)+(?=\s|$)/giu, '$1$2');
}

function interestsIn(chunk: string): Interest[] {
  if (rejection.test(chunk)) return [];
  let rest = chunk;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(leadIn, '').trim();
  }
  rest = rest.replace(trailing, '').trim();
  rest = rest.replace(/^(?:d'|de )(?=\p{L})/iu, '');
  const whole = findInterest(rest) ?? ownInterest(rest) ?? determined(rest);
  if (whole) return [whole];
  // A sentence that is not an interest may still name some.
  const isSentence = rest.split(' ').length > 2 || chunk.split(' ').length > 6;
  const inside = isSentence ? scanInterests(chunk) : [];
  if (inside.length > 0 || chunk.split(' ').length > 7) return inside;
  return labelled(rest);
}

/** «mon chat Pixel», «mes nièces»: the words say their own grammar. */
function ownInterest(words: string): Interest | null {
  if (!ownThing.test(words) || !isShown(words) || /^mon ex(?:\s|$)|^ma (?:vie|moitié)/iu.test(words)) return null;
  const [, , noun = ''] = words.split(/^(\S+)\s+/);
  const [head = ''] = noun.split(' ');
  // «ma guitare» is the guitar; a pet, a person or a thing with a name stays someone's own.
  const known = noun.includes(' ') ? null : findInterest(noun);
  if (known && known.topic !== 'animals' && known.topic !== 'people') return known;
  const phrase = words.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  const isDog = /^(chien|chienne|toutou)$/i.test(head);
  return {
    label: phrase,
    phrase,
    verb: isDog ? `promener ${phrase}` : null,
    topic: isDog ? 'animals' : null,
    isOwn: true,
  };
}

/** «du kendo», «les poèmes d'amour»: known or not, the determiner tells how to use it. */
function determined(words: string): Interest | null {
  const [, article = '', noun = ''] = withDeterminer.exec(words) ?? [];
  if (noun === '') return null;
  const known = findInterest(noun);
  if (known) return known;
  if (!isShown(noun) || isNoInterest(noun)) return null;
  const phrase = definite(article.toLowerCase(), noun);
  // «Les Misérables» is a title: its article is part of it.
  const isTitle = /^L/u.test(article) && /^\p{Lu}/u.test(noun);
  const label = isTitle ? words : noun;
  return phrase ? { label, phrase, verb: null, topic: null, isOwn: false } : null;
}

function definite(article: string, noun: string): string | null {
  if (['le', 'du', 'au'].includes(article)) return `le ${noun}`;
  if (['la', 'de la', 'à la'].includes(article)) return `la ${noun}`;
  if (['les', 'des', 'aux'].includes(article)) return `les ${noun}`;
  if (["l'", "de l'", "à l'"].includes(article)) return `l'${noun}`;
  return null;
}

function labelled(words: string): Interest[] {
  const bare = words.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (!isShown(bare) || bare.split(' ').length > 4 || isNoInterest(bare.replace(/^(?:les? |la |l')/iu, ''))) return [];
  return [{ label: bare, phrase: guessPhrase(bare), verb: null, topic: null, isOwn: false }];
}

/** Answers, greetings, pieces of a sentence, and what everybody would say. */
function isNoInterest(words: string): boolean {
  const sentence = /^(j'|t'|je|tu|il|elle|on|nous|vous|ils|elles|c'est|ce|mon ex|ma vie)(\s|$|(?<='))/iu;
  const nothing =
    /^(rien|tout|bof|jsp|sais pas|aucune? idée|oui|non|ok|salut|bonjour|coucou|hello|hey|test|moi|toi|vie|amour|rire|rigoler|gens|gens bien|filles?|mecs?|femmes?|hommes?|meufs?|truc|trucs|choses?|autres?|etc)(\s|$)/iu;
  return sentence.test(words) || nothing.test(words);
}

/** A word that a reader would take for one. */
function isShown(words: string): boolean {
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2 || letters * 2 < words.length || words.length > maxLabel) return false;
  if (/(\p{L})\1\1/iu.test(words) || /[^\p{Script=Latin}\p{N}\s'’.&°+-]/u.test(words)) return false;
  return words.split(/[\s'-]+/).every((word) => word === word.toUpperCase() || isPronounceable(word));
}

function isPronounceable(word: string): boolean {
  const plain = plainKey(word);
  if (plain.length <= 3) return true;
  return (
    /[aeiouy]/.test(plain) &&
    !/[bcdfghjklmnpqrstvwxz]{5}/.test(plain) &&
    !/^[qwsdfghjkl]{4}/.test(plain) &&
    !/(azert|qwert|asdf|qsdf|hjkl)/.test(plain)
  );
}
