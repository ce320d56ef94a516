import { bioLength } from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import { findCliches } from '#engine/rate/found-phrases.ts';
import { countCharacters } from '#engine/write/bios/count-characters.ts';
import { parseInterests } from '#engine/write/bios/parse-interests.ts';
import { faultsOf as engineFaults } from '#engine/write/filters.ts';
import { faultsOfText, type TextRules } from './check-text.ts';
import type { FaultCode } from './faults.ts';

export interface BioRules extends Omit<TextRules, 'subject' | 'saidByUser'> {
  interests: string;
}

/** The faults of a bio for these interests; an empty list means that it may be shown. */
export function checkBio(text: string, rules: BioRules): FaultCode[] {
  const words = parseInterests(rules.interests).flatMap(({ label }) => fold(label).match(/[a-z\d]{3,}/g) ?? []);
  const faults = faultsOfText(text, { ...rules, isBio: true, saidByUser: [rules.interests], subject: new Set(words) });
  const length = countCharacters(text);
  if (length < bioLength.min) faults.push('short');
  if (length > bioLength.max) faults.push('long');
  const plain = fold(text);
  if (!words.some((word) => plain.includes(word.slice(0, 5)))) faults.push('no_interest');
  if (findCliches(text).length > 0) faults.push('cliche');
  if (/\[/.test(text) || engineFaults(text, 'tu').some((fault) => fault !== 'looks' && fault !== 'push'))
    faults.push('grammar');
  return [...new Set(faults)];
}
