import { abroad, cities, regions } from '#engine/understand/places.ts';
import { activities } from './activities.ts';
import { entriesOf, jobEntries, type LexiconEntry, placeEntries } from './entry.ts';
import { food } from './food.ts';
import { jobs } from './jobs.ts';
import { leisure } from './leisure.ts';
import { life } from './life.ts';

export const entries: LexiconEntry[] = [
  ...[...activities, ...food, ...leisure, ...life].flatMap(entriesOf),
  ...placeEntries(abroad, 'travel'),
  ...placeEntries(regions, 'region'),
  ...placeEntries(cities, 'city'),
  ...jobEntries(jobs),
];

/** Folded form → entry; of two nouns written alike the first one listed wins. */
const byForm = new Map<string, LexiconEntry>();
for (const entry of entries) {
  for (const form of entry.forms.map((written) => written.replaceAll("'", ' ').trim())) {
    if (!byForm.has(form)) byForm.set(form, entry);
  }
}

/** How long the longest noun is that begins with a word: most words begin none. */
const longestFrom = new Map<string, number>();
for (const form of byForm.keys()) {
  const words = form.split(' ');
  const [first = ''] = words;
  longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length));
}

export interface LexiconMatch {
  entry: LexiconEntry;
  /** Place in the list of words, and how many of them. */
  at: number;
  length: number;
  form: string;
}

/** Every known noun among these folded words, the longest way to read them. */
export function knownNouns(words: string[]): LexiconMatch[] {
  const matches: LexiconMatch[] = [];
  for (let at = 0; at < words.length; at++) {
    const longest = longestFrom.get(words[at] ?? '') ?? 0;
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const form = words.slice(at, at + length).join(' ');
      const entry = byForm.get(form);
      if (!entry) continue;
      matches.push({ entry, at, length, form });
      at += length - 1;
      break;
    }
  }
  return matches;
}
