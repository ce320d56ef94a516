import { annoyingWords } from '../lexicon/mood-words/annoy.ts';
import { funnyWords } from '../lexicon/mood-words/funny.ts';
import { graveWords } from '../lexicon/mood-words/grave.ts';
import { hurtWords } from '../lexicon/mood-words/hurt.ts';
import { joyWords } from '../lexicon/mood-words/joy.ts';
import { tiredWords } from '../lexicon/mood-words/tired.ts';
import { anyPhrase } from '../phrases.ts';

// Words that speak for a mood wherever they stand: what was never met in training is still heard by them.

const lists: Record<string, string> = {
  grave: graveWords,
  tired: tiredWords,
  hurt: hurtWords,
  joy: joyWords,
  annoying: annoyingWords,
  funny: funnyWords,
};

const patterns = Object.entries(lists).map(([name, words]) => [name, anyPhrase(words.trim().split('\n'), {})] as const);

/** The lists of which the folded text has a word. */
export function moodWordsIn(plain: string): string[] {
  return patterns.filter(([, pattern]) => pattern.test(plain)).map(([name]) => name);
}
