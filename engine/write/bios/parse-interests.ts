import { fold } from '#engine/french/fold.ts';
import { plainKey } from '#engine/french/plain-key.ts';
import { lowerFirst } from '#engine/french/typography.ts';
import { isProperName, type Subject, subjectsIn } from '#engine/understand/subjects.ts';
import { beforeOrders, isUnfit } from './screen-interests.ts';

// From what someone typed about what they like to a list of interests, in the order given.

export interface Interest {
  /** In the user's words, without the article: «rando», «cuisine thaï», «mon chat Pixel». */
  label: string;
  subject: Subject | null;
}

const maxInterests = 30;
const maxLabel = 40;

const leadIn =
  /^(?:et |mais |aussi |surtout |sinon |moi |j['’ ]?(?:ador(?:e|ais)|kiff?e|aim(?:e|erais)) |(?:je|on) (?:suis|fais|joue|pratique|regarde|écoute|lis|bois|mange|collectionne|kiffe|aime) |(?:une? )?(?:grande? |grosse? )?(?:passionnée?|fan|accro|dingue|fou|folle|amateur|amatrice|mordue?|adepte|team|passion) |(?:mes|ma) (?:passions?|hobb(?:y|ies|ys)|loisirs?)(?: (?:c['’]est|sont|:))? |(?:faire|jouer|pratiquer|écouter|regarder|lire|voir) (?=d|au|à|aux|les? |la )|(?:c['’]est|ce sont|il y a) |(?:trop|bien|beaucoup|énormément|vraiment|très|assez|un peu) |(?:par|de la|de|du|des|à la|aux?|les?|la|une?|deux|trois) |(?:de |à )?l['’]|d['’]|[:*#>.–—•-]\s*)/iu;
const trailing =
  /(?<!\s)\s+(?:depuis|pendant|(?:avec|pour) (?:mes|des|ma|mon|les)|tous les|toutes les|chaque|le (?:week-end|weekend|soir|matin|dimanche|samedi)|(?:une|deux|trois|\d+) fois|quand|parce que?|car|aussi|surtout|l['’](?:été|hiver)|mdr|lol)(?=\s|$).*$/iu;
const rejection =
  /(?:n['e ]\s*\S+\s+(?:pas|plus|jamais)|(?:aime|adore|suis)\s+pas|déteste|horreur d[eu]s?\s|^(?:pas|sauf|aucun|ni)\s|supporte pas)/iu;
/** Answers, pieces of a sentence, and what everybody would say. */
const noInterest =
  /^(?:(?:j['’]|t['’]|je|tu|il|elle|on|nous|vous|c['’]est|mon ex|ma vie)(?=\s|$|\p{L})(?!mo)|(?:rien|tout|bof|jsp|sais pas|oui|non|ok|salut|bonjour|coucou|hello|hey|test|moi|toi|vie|amour|rire|gens|filles?|mecs?|femmes?|hommes?|trucs?|choses?|autres?|etc)(?=\s|$))/iu;

export function parseInterests(text: string): Interest[] {
  const found = new Map<string, Interest>();
  for (const chunk of chunksOf(beforeOrders(text))) {
    for (const label of labelsIn(chunk)) {
      const key = plainKey(label);
      if (found.size < maxInterests && key !== '' && !found.has(key) && !isUnfit(label))
        found.set(key, { label, subject: subjectsIn(label)[0]?.subject ?? null });
    }
  }
  return [...found.values()];
}

const chunksOf = (text: string) =>
  text
    .normalize('NFC')
    .slice(0, 3_000)
    .replace(/’/g, "'")
    .replace(/\([^)]{0,200}\)|\p{Extended_Pictographic}|[\u200d\ufe0f]/gu, ' , ')
    .split(/[,;/\\|\n\r\t•·+!?…"«»()[\]{}=_]+|\.(?=\s|$)|(?<!\s)\s+-+\s+|\s(?:et|ou|puis|mais|and|ainsi que)\s|\s&\s/iu)
    .map((chunk) => chunk.replace(/\s+/g, ' ').trim())
    .map((chunk) => (chunk.length > 3 && chunk === chunk.toUpperCase() ? chunk.toLowerCase() : chunk));

function labelsIn(chunk: string): string[] {
  if (rejection.test(chunk)) return [];
  const inside = subjectsIn(chunk).map(({ words }) => words.toLowerCase());
  if (chunk.split(' ').length > 6 && inside.length > 0) return inside;
  let rest = chunk.replace(trailing, '');
  // «Les Misérables» is a title: its article is part of it.
  while (!/^L(?:es?|a) \p{Lu}/u.test(rest) && leadIn.test(rest)) rest = rest.replace(leadIn, '').trim();
  if (rest.split(' ').length > 4 || rest.length > maxLabel || noInterest.test(rest)) return inside;
  if (!isShown(rest)) return [];
  const [first] = subjectsIn(rest);
  const isCommon = (first?.at === 0 && !isProperName(first.words)) || /^M(?:on|a|es) /.test(rest);
  return [isCommon ? lowerFirst(rest) : rest];
}

/** Words that a reader would take for such, not keys hit at random. */
function isShown(words: string): boolean {
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  if (
    letters < 1 ||
    words.length < 2 ||
    letters * 2 < words.length ||
    /(\p{L})\1\1|[^\p{Script=Latin}\p{N}\s'.&°+-]/iu.test(words)
  )
    return false;
  return fold(words)
    .split(/[^a-z]+/)
    .every(
      (word) =>
        word.length <= 3 ||
        (/[aeiouy]/.test(word) && !/[bcdfghjklmnpqrstvwxz]{5}|^[qwsdfghjkl]{4}|azert|qwert|asdf|qsdf/.test(word)),
    );
}
