import { fold } from '#engine/french/fold.ts';
import { writtenOut } from '../../written-out.ts';

// What the model of harm looks at: words, beginnings of words, and pairs of words up to three apart, with short forms written out.
// Training and judging both come here, so that they see the same.

const maxCharacters = 400;
/** «ferme-la et suce»: what an order joins is seldom side by side. */
const farthestPair = 3;

export function harmFeatures(text: string): Set<string> {
  const plain = writtenOut(fold(text.replace(/\[[^\][]*\]/g, ' ').slice(0, maxCharacters)));
  const words = (plain.match(/[a-z\d€]+'?|[!?…]/g) ?? []).map((word) => (/\d/.test(word) ? '#' : word));
  const features = new Set<string>();
  for (const [at, word] of words.entries()) {
    features.add(word);
    if (word.length > 5) features.add(`${word.slice(0, 5)}~`);
    const next = words[at + 1];
    if (next) features.add(`${word} ${next}`);
    for (const other of words.slice(at + 2, at + farthestPair + 1)) features.add(`${word} _ ${other}`);
  }
  return features;
}
