import { fold } from '#engine/french/fold.ts';
import { type ContactKind, contactPatterns } from './contact-patterns.ts';
import { visibleText } from './visible-text.ts';

/** Replaces each contact detail of a text by what `by` answers for it. */
export function replaceContacts(text: string, by: (kind: ContactKind, value: string) => string): string {
  const given: string[] = [];
  let replaced = visibleText(text).replace(/[\ue000\ue001]/g, '');
  for (const [kind, pattern, leastDigits = 0] of contactPatterns) {
    replaced = replaced.replace(pattern, (whole: string, ...groups: unknown[]) => {
      const found = groups.slice(0, -2).find((group) => typeof group === 'string') ?? whole;
      const value = String(found).replace(/(?<![.,;:!?\s-])[.,;:!?\s-]+$/u, '');
      if (value === '' || value.replace(/\D/g, '').length < leastDigits) return whole;
      // A private sign takes its place, so that later patterns do not find it again.
      const place = `\ue000${given.push(by(kind, value)) - 1}\ue001`;
      const start = whole.lastIndexOf(String(found));
      return whole.slice(0, start) + place + whole.slice(start + value.length);
    });
  }
  return replaced.replace(/\ue000(\d+)\ue001/g, (_, at: string) => given[Number(at)] ?? '');
}

/** The keys of all contact details in a text; two spellings of one detail have the same key. */
export function findContacts(text: string): string[] {
  const found: string[] = [];
  replaceContacts(text, (_, value) => {
    found.push(contactKey(value));
    return ' ';
  });
  return found;
}

export function contactKey(value: string): string {
  return fold(value).replace(/[^a-z\d]/g, '');
}
