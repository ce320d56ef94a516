import { bioLength } from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import { findCliches } from '#engine/rate/found-phrases.ts';
import { countCharacters } from '#engine/write/bios/count-characters.ts';
import { parseInterests } from '#engine/write/bios/parse-interests.ts';
import { faultsOfText, type TextRules } from './check-text.ts';
import type { FaultCode } from './faults.ts';

export interface BioRules extends TextRules {
  /** Of `wordsOfInterests`. */
  interestWords: readonly string[];
}

export function wordsOfInterests(interests: string): string[] {
  return parseInterests(interests).flatMap(({ label }) => fold(label).match(/[a-z\d]{3,}/g) ?? []);
}

/** The faults of a bio for these interests; an empty list means that it may be shown. */
export function checkBio(text: string, { interestWords, ...rules }: BioRules): FaultCode[] {
  const length = countCharacters(text);
  if (length > bioLength.max) return ['long'];
  const faults = faultsOfText(text, rules);
  if (length < bioLength.min) faults.push('short');
  const plain = fold(text);
  if (!interestWords.some((word) => plain.includes(word.slice(0, 5)))) faults.push('no_interest');
  if (findCliches(text).length > 0) faults.push('cliche');
  if (/\[/.test(text)) faults.push('blank');
  return faults;
}
