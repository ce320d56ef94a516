import { fold } from '#engine/french/fold.ts';
import { entries } from '#engine/understand/lexicon/index.ts';

// Words that a cue found in the folded text, as the match wrote them and said back to them: «ma mere» → «ta mère».

const word = /[\p{L}\d]+(?:['’-][\p{L}\d]+)*['’]?/gu;
const spelt = new Map(entries.map(({ noun }) => [fold(noun.text), noun.text]));
const theirs: Record<string, string> = {
  mon: 'ton',
  ma: 'ta',
  mes: 'tes',
  "m'": "t'",
  moi: 'toi',
  nos: 'vos',
  notre: 'votre',
};

/** Undefined where nothing was found, or where the match wrote it in short hand. */
export function saidBack(found: string | undefined, text: string): string | undefined {
  if (!found) return undefined;
  const wanted = tokensOf(found).map(fold);
  const written = tokensOf(text);
  const start = written.findIndex((_, at) => wanted.every((part, step) => fold(written[at + step] ?? '') === part));
  if (start < 0) return undefined;
  return written
    .slice(start, start + wanted.length)
    .map((token, place) => theirs[token.toLowerCase()] ?? tidied(token, start + place === 0))
    .join(' ')
    .replaceAll(/(['’]) /g, '$1');
}

function tokensOf(text: string): string[] {
  return (text.match(word) ?? []).flatMap((token) => token.split(/(?<=^(?:[ldjmnst]|qu)['’])/i));
}

/** The lexicon's spelling where it has the word; no capitals that only began or shouted a sentence. */
function tidied(token: string, isFirst: boolean): string {
  const shouted = (token.length > 3 || /['’]$/.test(token)) && token === token.toUpperCase();
  const calm = shouted || isFirst ? token.toLowerCase() : token;
  const known = spelt.get(fold(calm));
  return known && fold(calm) === calm ? known : calm.replaceAll('’', "'");
}
