import { fold } from '#engine/french/fold.ts';
import type { Noun } from '#engine/french/noun-phrase.ts';
import type { Topic } from '#engine/nouns/topics.ts';
import { beforeNouns } from './idioms.ts';

// What no lexicon lists: names of works and pets, and nouns whose own article tells their gender.

const capitalised = String.raw`\p{Lu}[\p{L}\d'’-]*(?: (?:(?:of|de|la|the|et|du|des|and|in) )?\p{Lu}[\p{L}\d'’-]*)*`;

const works: [RegExp, Topic][] = [
  [/(?:^|, )\p{Lu}[\p{L}’' ]{2,20} (?:de|d['’]) ?(?<name>\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+)/u, 'music'],
  [
    new RegExp(`(?<!\\p{L})(?:dirais|choisirais|préféré c['’]est|prefere c['’]est) (?<name>${capitalised})`, 'u'),
    'cinema',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:regarde|regarder|regardé|maté|mate|binge[\\p{L}-]*|revu|(?:fini|commencé) (?:de regarder )?|saison \\d de|la série|le film|voir|vu) (?:toute? )?(?<name>${capitalised})`,
      'u',
    ),
    'series',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:je lis|relis|bouquin de|livre de|roman de|lu|lire) (?:du |le dernier )?(?<name>${capitalised})`,
      'u',
    ),
    'books',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:écoute|écouter|ecoute|concert de|album de|son de|chanson de|voir|(?:concert|album|chanson) d(?=['’])) ?['’]?(?:du |le dernier |en boucle )?(?<name>${capitalised})`,
      'u',
    ),
    'music',
  ],
  [new RegExp(`(?<!\\p{L})(?:joue à|jouer à|jouais à|parties? de) (?<name>${capitalised})`, 'u'), 'video_games'],
];

const noName =
  /^(je|tu|on|il|elle|non|oui|mais|et|paris|lyon|marseille|tinder|bumble|hinge|instagram|insta|netflix|france|youtube|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|noel|c|j|t|l|ok|mdr)\b/;

export function namedWorks(text: string): { noun: Noun; topic: Topic }[] {
  return works
    .flatMap(([pattern, topic]) => {
      const name = pattern.exec(text)?.groups?.name?.replace(/(?<!['’-])['’-]+$/, '');
      if (!name || name.length < 3 || name.length > 30 || noName.test(fold(name))) return [];
      return [{ noun: { text: name, gender: 'm' as const, number: 's' as const, kind: 'proper' as const }, topic }];
    })
    .slice(0, 2);
}

const pet = `(?:chat|chatte|chaton|chien|chienne|chiot|lapin|hamster|labrador|golden|teckel|corgi|berger|cocker|beagle|husky|perroquet|tortue|furet)s?`;
const petNames = [
  /(?:deux|2|mes \p{L}+)[^.!?]{0,12} ?: ?(?<name>\p{Lu}\p{Ll}{1,12} et \p{Lu}\p{Ll}{1,12})\b/u,
  new RegExp(`${pet},? (?<name>\\p{Lu}\\p{Ll}{2,14})\\b`, 'u'),
  new RegExp(`${pet}.{0,30}(?:qui )?s['’]appelle(?:nt)? (?<name>\\p{Lu}\\p{L}{2,14})\\b`, 'u'),
  /\b(?:[Ii]l|[Ee]lle) s['’]appelle (?<name>\p{Lu}\p{L}{2,14})\b/u,
  new RegExp(`(?<name>\\p{Lu}\\p{Ll}{2,14}),? (?:c['’]est )?mon ${pet}\\b`, 'u'),
];

export function petName(text: string): string | undefined {
  for (const pattern of petNames) {
    const name = pattern.exec(text)?.groups?.name;
    if (name && !noName.test(fold(name))) return name.charAt(0).toUpperCase() + name.slice(1);
  }
  return undefined;
}

const articles: Record<string, Pick<Noun, 'gender' | 'number'>> = {
  un: { gender: 'm', number: 's' },
  une: { gender: 'f', number: 's' },
  mon: { gender: 'm', number: 's' },
  ma: { gender: 'f', number: 's' },
};

/** After an article, but nothing to talk about; or no noun at all. */
const empty =
  /^(peu|truc|trucs|chose|choses|fois|jour|jours|moment|mec|meuf|fille|garcon|homme|femme|ans|annee|mois|semaine|heure|minute|temps|peu|petit|petite|gros|grosse|grand|grande|bon|bonne|beau|belle|nouveau|nouvelle|vrai|vraie|super|autre|dernier|derniere|premier|premiere|mauvais|mauvaise|joli|jolie|sacre|sacree|vieux|vieille|enorme|excellent|excellente|dieu|cote|avis|tour|message|question|reponse|numero|profil|photo|bio|copain|copine|ami|amie|pote|ex|vie|tete|coeur|part|faute|max|pseudo|prenom|nom|age|problème|probleme|souci|genre|bout|coup|cas|point|plaisir|envie|impression|idee|personne|gars|type|endroit|lieu|con|conne|connard|pute|salope|plan|mari|chéri|cherie|chance|raison|maniere|facon|sorte|partie|place|moyen|tas|million|millier|quart|demi|verre|rendez|seul|seule|telle|tel|certain|certaine|truc|machin|bordel|enfer|tuerie|dinguerie|catastrophe|delire|kif|reve|carnage|journee|matinee|an|soir|matin|apres|peur|mois|sec|instant|besoin|mal|fin|debut|suite|quelqu|peut|minimum|bail|mot|mots|phrase|conversation|discussion|sujet|blague|histoire|jeune|fou|folle|meilleur|meilleure|propre|pere|mere|frere|soeur|corps|inconnu|inconnue|marque|vocal|sexe|cul|bite|nude|sein|seins)$/;

/** «une mobylette», «mon accordage»: at most two of a message. */
export function freeNouns(text: string, taken: Set<string>): { noun: Noun; surface: string }[] {
  const found: { noun: Noun; surface: string }[] = [];
  for (const match of text.matchAll(
    /(?<![\p{L}])(?<!(?:suis|es|est|comme|être|etre) )(un|une|mon|ma)\s+(\p{Ll}[\p{L}-]{3,17})(?![\p{L}'’])/giu,
  )) {
    const [surface, article = '', word = ''] = match;
    const grammar = articles[article.toLowerCase()];
    const folded = fold(word);
    // «mon» also stands before a feminine vowel («mon école»), and adjectives stand before their noun.
    if (
      !grammar ||
      empty.test(folded) ||
      beforeNouns.has(folded) ||
      taken.has(folded) ||
      /(ment|er|ant|ique|eux|euse|able|ible|ee|es|if|ive)$/.test(folded)
    )
      continue;
    if (/^mon$/i.test(article) && /^[aeiouyh]/.test(folded)) continue;
    found.push({ noun: { text: word, ...grammar, kind: 'count' }, surface });
  }
  for (const match of text.matchAll(
    /\b(?:fais|fait|faire|faisais|pratique) (?:aussi |beaucoup |un peu |surtout )?(du |de la |de l['’])(\p{Ll}[\p{L}-]{3,17})(?![\p{L}'’])/giu,
  )) {
    const [surface, article = '', word = ''] = match;
    if (empty.test(fold(word)) || taken.has(fold(word))) continue;
    found.push({ noun: { text: word, gender: article === 'du ' ? 'm' : 'f', number: 's', kind: 'mass' }, surface });
  }
  // «Les pigeons.»: in the plural, gender changes nothing that is used.
  const [, plural] = /^(?:les|des) (\p{Ll}[\p{L}-]{3,16}s)(?=\s*(?:[.,!?…]|$))/iu.exec(text) ?? [];
  if (plural && !taken.has(fold(plural)) && !empty.test(fold(plural)))
    found.push({ noun: { text: plural, gender: 'm', number: 'p', kind: 'count' }, surface: plural });
  return found.slice(0, 2);
}
