import { elides } from '#engine/french/elision.ts';
import { fold } from '#engine/french/fold.ts';
import { contactKey, replaceContacts } from './find-contacts.ts';
import { nameKey, namesByCue, replaceNames } from './find-names.ts';
import { isPartOnly } from './surnames.ts';

// Names and contact details are sent to the model as {PRENOM_1}, {NUMERO_1}… and put back into its answer. A name has the same
// token throughout one request; nothing is kept after it.

export interface Pseudonyms {
  hide(text: string): string;
  /**
   * Null where the answer has a token that was never given out, or remains of one that cannot be read, and where it is longer than
   * any text that is shown, before or after: a token of eight characters may stand for a link of a thousand, and texts are checked on
   * the server's only thread.
   */
  restore(text: string): string | null;
  /** Whether a contact detail was hidden in this request: an answer may repeat only those. */
  knowsContact(key: string): boolean;
}

/** Names are put back into texts of at most so many characters. What is shown is less than half as long; anything longer is a model gone wrong. */
const maxLength = 1_000;

const kinds = 'PRENOM|EMAIL|LIEN|ADRESSE|NUMERO|PSEUDO';
const written = 'PR[EÉ]NOM|E-?MAIL|LIEN|ADRESSE|NUM[EÉ]RO|PSEUDO';
/** A token as sent, and as models change it: other brackets, other case, a space for the underscore. */
const token = new RegExp(
  String.raw`(?:\{{1,2}|⟦|<|\[|\()?\s{0,3}(?<![\p{L}\d])(?:(${written})_(\d{1,3})|(?<=[{⟦<[]\s{0,3})(${written})[ -]?(\d{1,3}))(?![\d\p{L}_])\s{0,3}(?:\}{1,2}|⟧|>|\]|\))?`,
  'giu',
);
/** Signs that only remains of a changed token contain. */
const remains = /[{}⟦⟧\ue000\ue001]|\p{L}_|_\d|(?<!\p{L})(?:PR[EÉ]NOM|EMAIL|LIEN|ADRESSE|NUM[EÉ]RO|PSEUDO)(?!\p{L})/u;

/** `texts` are all texts of the request: a name that one message shows to be a name is hidden in all of them. */
export function createPseudonyms(texts: readonly string[], names: readonly string[] = []): Pseudonyms {
  const found = new Set([...names.flatMap((name) => name.split(/[\s'’]+/)), ...texts.flatMap(namesByCue)].map(nameKey));
  for (const key of found) if (key === '' || isPartOnly(key)) found.delete(key);
  const values = new Map<string, string>();
  const tokens = new Map<string, string>();
  const contacts = new Set<string>();
  const counts = new Map<string, number>();

  const tokenFor = (kind: string, key: string, value: string) => {
    const known = tokens.get(`${kind} ${key}`);
    if (known) {
      // «lea» in one message and «Léa» in another: the answer gets the spelling with a capital.
      if (kind === 'PRENOM' && /^\p{Lu}\p{Ll}/u.test(value) && !/^\p{Lu}\p{Ll}/u.test(values.get(known) ?? ''))
        values.set(known, value);
      return `{${known}}`;
    }
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const name = `${kind}_${count}`;
    tokens.set(`${kind} ${key}`, name);
    values.set(name, value);
    return `{${name}}`;
  };

  return {
    hide(text) {
      const plain = text.replace(/[{}⟦⟧]/g, ' ');
      const withoutContacts = replaceContacts(plain, (kind, value) => {
        contacts.add(contactKey(value));
        return tokenFor(kind, contactKey(value), value);
      });
      return withoutContacts
        .split(new RegExp(String.raw`(\{(?:${kinds})_\d+\})`))
        .map((part, at) =>
          at % 2 === 1 ? part : replaceNames(part, found, (name) => tokenFor('PRENOM', nameKey(name), name)),
        )
        .join('');
    },
    restore(text) {
      if (text.length > maxLength) return null;
      let isLost = false;
      const restored = text.replace(token, (whole: string, kindA, numberA, kindB, numberB) => {
        const kind = fold(String(kindA ?? kindB))
          .replace('-', '')
          .toUpperCase();
        const value = values.get(`${kind}_${Number(numberA ?? numberB)}`);
        if (value === undefined) isLost = true;
        const lead = /^\s/.test(whole) ? ' ' : '';
        const tail = /\s$/.test(whole) ? ' ' : '';
        return `${lead}\ue000${value ?? ''}\ue001${tail}`;
      });
      if (isLost || restored.length > maxLength) return null;
      const joined = restored.replace(
        /(?<!\p{L})(de|que|d['’]|qu['’]|jusque|jusqu['’]|lorsque|lorsqu['’]|puisque|puisqu['’])(\s?)\ue000([^\ue001]*)\ue001/giu,
        (_, particle: string, space: string, value: string) => elided(particle, space, value),
      );
      const plain = joined.replace(/[\ue000\ue001]/g, '');
      return remains.test(withoutValues(joined)) ? null : plain;
    },
    knowsContact: (key) => contacts.has(key),
  };
}

/** «de {PRENOM_1}» becomes «d'Alice» or «de Marc»: the model cannot know which, since it does not see the name. */
function elided(particle: string, space: string, value: string): string {
  const bare = particle.replace(/['’]$/, '');
  const isShort = bare !== particle;
  if (!isShort && space === '') return `${particle}\ue000${value}\ue001`;
  if (elides(value)) return `${isShort ? bare : bare.slice(0, -1)}'\ue000${value}\ue001`;
  return `${isShort ? `${bare}e` : bare} \ue000${value}\ue001`;
}

function withoutValues(text: string): string {
  return text.replace(/\ue000[^\ue001]*\ue001/g, '');
}
