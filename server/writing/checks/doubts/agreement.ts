import type { Gender } from '#contract/onboarding.ts';
import { fold } from '#engine/french/fold.ts';
import { jobs } from '../../jobs.ts';
import { gendered } from './agreement-words.ts';

const masculine = new Set(gendered.map(([word]) => word));
const feminine = new Set(gendered.map(([, word]) => word));
for (const [his, hers] of jobs) {
  const [one = '', other = ''] = [his, hers].map((forms) => fold(forms.split('=')[0] ?? ''));
  if (one === other || one.includes(' ') || other.includes(' ')) continue;
  masculine.add(one);
  feminine.add(other);
}

const passedOver =
  '(?:(?:pas|plus|tres|trop|vraiment|tellement|super|hyper|un peu|assez|plutot|deja|toujours|aussi|bien|si|carrement|totalement|completement|presque|grave|deja|quand meme|un|une|le|la|clairement|officiellement|beaucoup|jamais|encore|tout|toute) ){0,3}';
const ofUser = new RegExp(
  String.raw`\b(?:je suis|je sois|j'etais|je serai|je serais|je me sens|chuis|j'suis) ${passedOver}([a-z]+)`,
  'g',
);
const ofMatch = new RegExp(
  String.raw`\b(?:tu es|t'es|tu sois|vous soyez|tu etais|tu serais|tu seras|tu as l'air|t'as l'air|vous etes|vous seriez|vous etiez|te sens|te rend|te trouve) ${passedOver}([a-z]+)`,
  'g',
);

type Form = 'm' | 'f' | null;

/** By the list, then by endings that only one gender has. `written` keeps the accents: «passionné» is masculine, «passionne» is not. */
function formOf(word: string, written: string): Form {
  if (/^sûre?$/.test(written)) return written === 'sûr' ? 'm' : 'f';
  if (masculine.has(word)) return 'm';
  if (feminine.has(word)) return 'f';
  if (/(?:ee|euse|trice|ienne)$/.test(word)) return 'f';
  if (/(?:eux|ien)$/.test(word)) return 'm';
  return /\p{L}{2}é$/u.test(written) ? 'm' : null;
}

/** Whether a word said of the user or of the match has the wrong gender, or any gender where theirs is unknown. */
export function disagrees(text: string, people: { user: Gender; match: Gender }): boolean {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'").normalize('NFC');
  const folded = fold(plain);
  // Folding turns «œ» into two letters, so that places in the two texts differ: accents are then not looked at.
  const isAligned = folded.length === plain.length;
  const isWrong = (pattern: RegExp, gender: Gender) =>
    [...folded.matchAll(pattern)].some((match) => {
      const word = match[1] ?? '';
      const end = match.index + match[0].length;
      const form = formOf(word, isAligned ? plain.slice(end - word.length, end) : word);
      return form !== null && form !== (gender === 'homme' ? 'm' : gender === 'femme' ? 'f' : null);
    });
  return isWrong(ofUser, people.user) || isWrong(ofMatch, people.match);
}
