import { type Affixes, parseAffixes, withoutPrefix, withoutSuffix } from './affixes.ts';

export interface Dictionary {
  has(word: string): boolean;
}

/** A Hunspell dictionary with two-letter flags, as the French one is. */
export function openDictionary(aff: string, dic: string): Dictionary {
  const affixes = parseAffixes(aff);
  const stems = parseStems(dic);
  return {
    has(word) {
      const lower = word.toLowerCase();
      return isKnown(word, stems, affixes) || (lower !== word && isKnown(lower, stems, affixes));
    },
  };
}

/** The flags of a stem stay one string, «S.()»: 84,000 small arrays would take ten times the memory. */
function parseStems(dic: string): Map<string, string> {
  const stems = new Map<string, string>();
  for (const line of dic.split('\n').slice(1)) {
    const entry = line.slice(0, endOfEntry(line));
    if (entry === '') continue;
    const slash = entry.indexOf('/');
    const stem = slash === -1 ? entry : entry.slice(0, slash);
    const flags = slash === -1 ? '' : entry.slice(slash + 1);
    // A stem that is listed twice, as a noun and as a verb, has the flags of both.
    stems.set(stem, `${stems.get(stem) ?? ''}${flags}`);
  }
  return stems;
}

/** Where a blank or the end of the line follows. Character by character, since a regular expression takes three times as long. */
function endOfEntry(line: string): number {
  const isBlank = (code: number) => code === 9 || code === 13 || code === 32;
  let at = 0;
  while (at < line.length && !isBlank(line.charCodeAt(at))) at++;
  return at;
}

function hasFlag(flags: string | undefined, flag: string | null): boolean {
  if (!flags || !flag) return false;
  for (let at = 0; at < flags.length; at += 2) if (flags.startsWith(flag, at)) return true;
  return false;
}

function isKnown(word: string, stems: Map<string, string>, affixes: Affixes): boolean {
  const whole = stems.get(word);
  if (whole !== undefined && !hasFlag(whole, affixes.needsAffix) && !hasFlag(whole, affixes.forbidden)) return true;
  for (const ending of withoutSuffix(word, affixes)) {
    if (hasFlag(stems.get(ending.stem), ending.flag)) return true;
  }
  for (const start of withoutPrefix(word, affixes)) {
    if (hasFlag(stems.get(start.stem), start.flag)) return true;
    if (!start.isCross) continue;
    for (const ending of withoutSuffix(start.stem, affixes)) {
      const flags = stems.get(ending.stem);
      if (ending.isCross && hasFlag(flags, ending.flag) && hasFlag(flags, start.flag)) return true;
    }
  }
  return false;
}
