import { fold } from '#engine/french/fold.ts';
import { isUnfit } from '#engine/write/bios/screen-interests.ts';
import { contentWords } from './content-words.ts';
import { emptyWords } from './opener-lines.ts';

// The concrete words of a profile, as they were written: «cartes postales moches», «pasteis de nata». They stand between quotes, so their
// grammar does not matter and no lexicon has to know them.

/** In characters. */
const length = { min: 6, max: 40 };
const maxWords = 6;
/** Of a single word; shorter ones are subjects that the lexicon knows better. */
const minLetters = 7;

/** A new thing after «et» or a comma has an article or a preposition of its own, or none at all. */
const clauseEnds =
  /[.!?…,;:()"«»\n\r|•·+]+|\s[-–—/]\s|\s(?:et|mais|puis|ou)\s(?=(?:aux?|à|de|du|des|d'|les?|la|l'|une?|mes|mon|ma)(?:\s|(?<=')))/iu;

/** What leads to a thing. The last one in a clause is taken, unless it only joins two nouns («pasteis de nata»). */
const lead =
  /(?:^|\s)(?:tou(?:s|tes) (?:les|mes)|les?|la|des|une?|mes|mon|ma|aux?|du|de la|(?:dingue|fan|accro|folle|fou|passionnée?|mordue?|amateur|amatrice|collection) (?:aux?|d[eu]s?|par)|team)\s+|(?:^|\s)(?:l'|d'|de l')/giu;

const sentence =
  /(?<![a-z])(?:je|j'|tu|t'|il|elle|on|nous|vous|c'est|ce|ca|qui|que|qu'|ne|n'|me|m'|se|s'|suis|est|sont|ai|as|avez|etre|avoir|pas|jamais|rien|sans|moins|trop)(?![a-z])/;

const aboutPeople =
  /\b(?:quelqu'un|personne|gens|homme|femme|mec|fille|meuf|gars|celui|celle|ame soeur|moitie|relation|feeling|prise de tete|yeux|cheveux|brune?|blonde?|rousse?|taille|corps|tatou\w*|sourire|enfants?|ex|tinder|appli\w*|insta\w*|snap\w*|ans|cm|kg|km|celib\w*|amour|coeur|vie|temps|choses?|trucs?|tout|plein)\b|\d{2,}|@|http/;

export function findDetails(sentences: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const sentence of sentences) {
    if (rejects(fold(sentence))) continue;
    for (const clause of sentence.split(clauseEnds)) {
      const detail = detailIn(clause.replaceAll('’', "'").trim());
      if (detail) found.set(fold(detail), detail);
    }
  }
  return [...found.values()];
}

/** «Je déteste le foot» names nothing to ask about. */
const rejects = (plain: string) =>
  /\b(?:deteste|hais|horreur|supporte|allergique|fuyez|passez|abstenir|pas de|ni\b|marre)\b/.test(plain);

function detailIn(clause: string): string | null {
  const leads = [...clause.matchAll(lead)];
  // From the first lead on: the longest that is a thing and no sentence.
  const afterLead = leads.map((match) => trimmed(clause.slice(match.index + match[0].length)));
  return afterLead.find((words) => isDetail(words) && isParticular(words, minLetters)) ?? wholeClause(clause);
}

/** «chorale du mardi», «DJ vinyle»: in a list without articles the clause is the thing. */
function wholeClause(clause: string): string | null {
  const words = trimmed(clause);
  return isDetail(words) && isParticular(words, Number.POSITIVE_INFINITY) ? words : null;
}

/** Several words, a name, or one word that is long enough to be no everyday word. */
function isParticular(words: string, letters: number): boolean {
  return /\s/.test(words) || words.length >= letters || /^\p{Lu}\p{Ll}/u.test(words);
}

/** Without what is said of when and with whom. */
function trimmed(words: string): string {
  return words
    .replace(
      /(?<!\s)\s+(?:depuis|pendant|chaque|tous les|toutes les|avec (?:mes|ma|mon|des)|quand|parce que?|pour (?:me|le|la|les|mes|ma|mon)|comme|qui|que)\s.*$/iu,
      '',
    )
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .trim();
}

function isDetail(words: string): boolean {
  const plain = fold(words);
  const count = words.split(/\s+/).length;
  if (words.length < length.min || words.length > length.max || count > maxWords) return false;
  if (sentence.test(plain) || aboutPeople.test(plain) || emptyWords.test(plain) || isUnfit(words)) return false;
  return contentWords(words).size > 0 && /^[\p{L}' -]+$/u.test(words);
}
