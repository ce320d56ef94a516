import { fold } from '#engine/french/fold.ts';

// What the model of harm looks at: words, pairs of words, beginnings of words. Training and judging both come here, so that they
// see the same.

const maxCharacters = 400;

export function harmFeatures(text: string): Set<string> {
  const plain = fold(text.replace(/\[[^\][]*\]/g, ' ').slice(0, maxCharacters));
  const words = (plain.match(/[a-z\d€]+'?|[!?…]/g) ?? []).map((word) => (/\d/.test(word) ? '#' : word));
  const features = new Set<string>();
  for (const [at, word] of words.entries()) {
    features.add(word);
    if (word.length > 5) features.add(`${word.slice(0, 5)}~`);
    const next = words[at + 1];
    if (next) features.add(`${word} ${next}`);
  }
  return features;
}
