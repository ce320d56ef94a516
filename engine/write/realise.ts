import type { Gender } from '#contract/onboarding.ts';
import { type Address, agree } from '#engine/french/agreement.ts';
import { tidySpaces } from '#engine/french/typography.ts';

// A line as it is sent: «{tu|vous}» as the two speak to each other, «{u:prêt|prête|…}» and «{m:…}» by the gender of user and match.

export interface Filling {
  address: Address;
  user: Gender;
  match: Gender;
}

const slot = /\{(?:([um]):)?([^{}]+)\}/g;
/** «19 h» does not break in two. */
const hours = /(\d{1,2}) ?h(?=[\s.,!?)]|$)/g;
/** «87 cm» does not either. */
const units =
  /(\d) (?=\d{3}(?!\d)|(?:min|minutes|km|kg|kilos|cm|ans|an|jours|mois|semaines|euros|heures|balles|personnes)(?!\p{L})|%)/gu;

export function realise(line: string, { address, user, match }: Filling): string {
  const text = line.replace(slot, (_, whose: string | undefined, forms: string) => {
    const [first = '', second = '', third = ''] = forms.split('|');
    if (whose) return agree(whose === 'u' ? user : match, first, second, third);
    return address === 'tu' ? first : second;
  });
  return sentences(tidySpaces(text.replaceAll('’', "'")).replace(hours, '$1\u00A0h').replace(units, '$1\u00A0'));
}

/** A capital at the start and after each full stop. */
function sentences(text: string): string {
  return text.replace(
    /(^|[.!?] )(« |\[)?(\p{Ll})/gu,
    (_, before: string, quote: string | undefined, letter: string) => before + (quote ?? '') + letter.toUpperCase(),
  );
}
