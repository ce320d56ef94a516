import type { Gender } from '#contract/onboarding.ts';
import { agree } from '#engine/french/agreement.ts';
import { join } from '#engine/french/elision.ts';
import type { Address } from '#engine/french/noun-phrase.ts';
import { tidySpaces } from '#engine/french/typography.ts';

// A line with its slots filled, or null where one of them has no value here.

export interface Filling {
  address: Address;
  user: Gender;
  match: Gender;
  /** Values of the named slots. */
  values: Partial<Record<string, string>>;
  /** Whether the subject is several things: chooses between the two forms of {v:…|…}. */
  isPlural: boolean;
}

const slot = /\{([^{}]+)\}/g;
/** «19 h» does not break in two. */
const hours = /(\d{1,2}) ?h(?=[\s.,!?)]|$)/g;
/** «87 cm» does not either. */
const units =
  /(\d) (?=\d{3}(?!\d)|(?:min|minutes|km|kg|kilos|cm|ans|an|jours|mois|semaines|euros|heures|balles|personnes)(?!\p{L})|%)/gu;
/** Words that change before a vowel, right before a slot. */
const particle = /(^|[\s«(])(de|que|si|jusque|lorsque|puisque|parce que) $/i;

export function realise(line: string, filling: Filling): string | null {
  let text = '';
  let end = 0;
  for (const match of line.matchAll(slot)) {
    const value = slotValue(match[1] ?? '', filling);
    if (value === undefined) return null;
    text += line.slice(end, match.index);
    end = match.index + match[0].length;
    text = particle.test(text) ? join(text.trimEnd(), value) : text + value;
  }
  return sentences(
    tidySpaces((text + line.slice(end)).replaceAll('’', "'"))
      .replace(hours, '$1\u00A0h')
      .replace(units, '$1\u00A0'),
  );
}

function slotValue(name: string, { address, user, match, values, isPlural }: Filling): string | undefined {
  const [kind, rest] = name.split(/:(.*)/s);
  if (rest !== undefined) {
    const [first = '', second = '', third = ''] = rest.split('|');
    if (kind === 'v') return isPlural ? second : first;
    return agree(kind === 'u' ? user : match, first, second, third);
  }
  if (name.includes('|')) return name.split('|')[address === 'tu' ? 0 : 1];
  return values[name.charAt(0).toLowerCase() + name.slice(1)];
}

/** A capital at the start and after each full stop. */
function sentences(text: string): string {
  return text.replace(
    /(^|[.!?] )(« |\[)?(\p{Ll})/gu,
    (_, before: string, quote: string | undefined, letter: string) => before + (quote ?? '') + letter.toUpperCase(),
  );
}
