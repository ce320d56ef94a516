import { elides } from '#engine/french/elision.ts';
import { fold } from '#engine/french/fold.ts';
import { contactKey, replaceContacts } from './find-contacts.ts';
import { nameKey, namesByCue, replaceNames } from './find-names.ts';

// What would tell who somebody is leaves the server as {PRENOM_1}, {NUMERO_1}… and is put back into what comes home. The
// same name has the same token throughout a request; nothing outlives it.

export interface Pseudonyms {
  hide(text: string): string;
  /** Null where a token came back so that nobody can tell what it stood for. */
  restore(text: string): string | null;
  /** Contact details that were hidden, so those that an answer may hold. */
  knowsContact(key: string): boolean;
}

const kinds = 'PRENOM|EMAIL|LIEN|ADRESSE|NUMERO|PSEUDO';
const written = 'PR[EÉ]NOM|E-?MAIL|LIEN|ADRESSE|NUM[EÉ]RO|PSEUDO';
/** As sent, and as models bend it: other brackets, other case, a space or nothing for the line. */
const token = new RegExp(
  String.raw`(?:\{{1,2}|⟦|<|\[|\()?\s*(?<![\p{L}\d])(?:(${written})_(\d{1,3})|(?<=[{⟦<[]\s{0,3})(${written})[ -]?(\d{1,3}))(?![\d\p{L}_])\s*(?:\}{1,2}|⟧|>|\]|\))?`,
  'giu',
);
/** What no sentence holds unless a token was mangled. */
const remains = /[{}⟦⟧\ue000\ue001]|\p{L}_|_\d|(?<!\p{L})(?:PR[EÉ]NOM|EMAIL|LIEN|ADRESSE|NUM[EÉ]RO|PSEUDO)(?!\p{L})/u;

/** `texts` is all that will be hidden: a name that one message gives away is hidden in the others too. */
export function createPseudonyms(texts: readonly string[], names: readonly string[] = []): Pseudonyms {
  const found = new Set([...names.flatMap((name) => name.split(/[\s'’]+/)), ...texts.flatMap(namesByCue)].map(nameKey));
  found.delete('');
  const values = new Map<string, string>();
  const tokens = new Map<string, string>();
  const contacts = new Set<string>();

  const tokenFor = (kind: string, key: string, value: string) => {
    const known = tokens.get(`${kind} ${key}`);
    if (known) {
      // «lea» first and «Léa» later: it comes back with its capital.
      if (kind === 'PRENOM' && /^\p{Lu}\p{Ll}/u.test(value) && !/^\p{Lu}\p{Ll}/u.test(values.get(known) ?? ''))
        values.set(known, value);
      return `{${known}}`;
    }
    const count = [...values.keys()].filter((name) => name.startsWith(kind)).length;
    const name = `${kind}_${count + 1}`;
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
      if (isLost) return null;
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

/** «de {PRENOM_1}» is «d'Alice» or «de Marc», whatever the model could guess. */
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
