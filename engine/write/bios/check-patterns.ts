import { genders } from '#contract/onboarding.ts';
import { bioLength } from '#contract/writing.ts';
import { countCharacters } from './count-characters.ts';
import type { Interest } from './interest.ts';
import { render, slotsOf } from './pattern.ts';

// For whoever writes patterns: each of them with every kind of interest, and what is wrong with what comes out.

/** One of each kind of grammar that a slot can meet. */
const sampleInterests: readonly Interest[] = [
  { label: 'jazz', phrase: 'le jazz', verb: 'écouter du jazz', topic: 'music', isOwn: false },
  { label: 'rando', phrase: 'la rando', verb: 'partir en rando', topic: 'nature', isOwn: false },
  { label: 'escalade', phrase: "l'escalade", verb: "faire de l'escalade", topic: 'sport', isOwn: false },
  { label: 'hockey', phrase: 'le hockey', verb: 'jouer au hockey', topic: 'sport', isOwn: false },
  { label: 'échecs', phrase: 'les échecs', verb: 'jouer aux échecs', topic: 'games', isOwn: false },
  { label: 'yoga', phrase: 'le yoga', verb: 'faire du yoga', topic: 'sport', isOwn: false },
  { label: 'Zelda', phrase: 'Zelda', verb: 'jouer à Zelda', topic: 'games', isOwn: false },
  { label: 'mon chat Pixel', phrase: 'mon chat Pixel', verb: null, topic: null, isOwn: true },
  { label: 'impro', phrase: "l'impro", verb: "faire de l'impro", topic: 'art', isOwn: false },
  { label: 'urbex', phrase: null, verb: null, topic: null, isOwn: false },
  { label: 'go', phrase: 'le go', verb: 'jouer au go', topic: 'games', isOwn: false },
];

const faults: readonly [name: string, sign: RegExp][] = [
  ['unfilled slot', /[{}[\]|#]/],
  ['double space', /\s{2}/],
  ['no contraction', /(^|\s)(de|à) (le|les) (jazz|hockey|échecs|yoga|go)/i],
  ['no elision', /(^|[\s«])(le|la|de|que|je|ne|me|te|se|jusque) [aeiouyéèêàâîôœ](?!oga|aourt)/i],
  ['elision before a consonant', /(^|[\s«])(l|d|qu|j|n|m|t|s)'(?![aeiouyhéèêàâîôœ])/i],
  ['doubled punctuation', /[.,;:?!]\s*[.,;:?!]/],
  ['space before a comma or full stop', /\s[.,]/],
  ['no space before a high sign', /[^\s][?!:;]/],
  ['a sentence in lower case', /(^|[.?!] )\p{Ll}/u],
  ['no end', /[^.?!»]$/],
];

export interface PatternFault {
  pattern: string;
  fault: string;
  text: string;
}

export function patternFaults(pattern: string): PatternFault[] {
  const slots = slotsOf(pattern);
  const names = [...new Set(slots.map(({ name }) => name))].sort();
  const found: PatternFault[] = [];
  if (names.join('') !== 'abc'.slice(0, names.length) || names.length === 0) {
    found.push({ pattern, fault: 'slots are a, then b, then c', text: pattern });
  }
  const texts = genders.flatMap((gender) =>
    sampleInterests.flatMap((_, at) => {
      const chosen = names.map((name, i) => [name, sampleInterests[(at + i * 3) % sampleInterests.length] as Interest]);
      return render(pattern, Object.fromEntries(chosen), gender) ?? [];
    }),
  );
  for (const text of texts) {
    for (const [fault, sign] of faults) if (sign.test(text)) found.push({ pattern, fault, text });
  }
  const isFitting = (text: string) => countCharacters(text) >= bioLength.min && countCharacters(text) <= bioLength.max;
  // A pattern that suits few interests is dead weight, however good it reads.
  if (texts.filter(isFitting).length * 2 < texts.length || texts.length === 0) {
    found.push({ pattern, fault: 'seldom between 80 and 140 characters', text: texts[0] ?? '' });
  }
  return found;
}
