import { join } from '#engine/french/elision.ts';
import { fold } from '#engine/french/fold.ts';
import { means } from './thing-words.ts';

// Names that stand without an article: «à Quimper», «avec Olaf», «Stardew Valley». Said back as they are, a country with its article.

export interface Name {
  text: string;
  written: string;
  /** Where it starts in its sentence. */
  index: number;
}

const name =
  /(?<![\p{L}\d'’-])(?:(?:Mme|Mlle) )?\p{Lu}\p{Ll}+(?:['’-]\p{L}+)*(?:(?: d[eu]s?| la| le)? \p{Lu}\p{Ll}+(?:-\p{L}+)*){0,2}(?![\p{L}\d])/gu;
/** Whoever is called by it is spoken to: «Salut Karim», «Bon vol Clara». */
const greeted =
  /(?:^|[\s,])(?:salut|coucou|hello|hey|bonjour|bonsoir|merci|bravo|courage|bienvenue|pardon|desolee?|enchantee?|cher|chere|allez|dis|felicitations|bon \S+|bonne \S+|m'appelle|s'appelle|moi c'est|moi|suis|toi|appelle)$/;
/** An article makes it a thing like others, and so does what goes with it. */
const determined =
  /(?:^|\s|['’])(?:une?|des|du|aux?|les?|la|cet?|cette|ces|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?)$/iu;

export function namesIn(sentence: string): Name[] {
  return [...sentence.matchAll(name)].flatMap((found): Name[] => {
    const [written] = found;
    const before = sentence.slice(0, found.index).trimEnd();
    const after = sentence.slice(found.index + written.length);
    if (isStart(before) || determined.test(before) || greeted.test(fold(before)) || isSetOff(before, after)) return [];
    if (written.split(' ').some((word) => means.test(fold(word))) || written.length < 4) return [];
    const isCountry = /(?:^|\s)en$/i.test(before) && !studies.test(fold(written));
    return [{ text: isCountry ? join('la', written) : written, written, index: found.index }];
  });
}

/** «en Master», «en Licence» */
const studies = /^(?:master|licence|terminale|seconde|bts|dut|bac)\b/;

/** The first word of a sentence has its capital anyway. */
const isStart = (before: string) => before === '' || /[:"«“(–—-]$/.test(before);

/** «Très bonne idée, Jacques.» */
const isSetOff = (before: string, after: string) => before.endsWith(',') && /^\s*(?:$|[,.!?…;)])/.test(after);
