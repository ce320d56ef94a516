import type { Spell } from '#engine/rate/find-spelling.ts';
import { openDictionary } from './dictionary.ts';

let loading: Promise<Spell> | undefined;

/** Answers whether the French dictionary has a word. The first call loads it, once for the process. */
export function loadFrenchSpeller(): Promise<Spell> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Spell> {
  const { default: files } = await import('dictionary-fr');
  const decoder = new TextDecoder();
  const dictionary = openDictionary(decoder.decode(files.aff), decoder.decode(files.dic));
  return (word) => dictionary.has(word);
}
