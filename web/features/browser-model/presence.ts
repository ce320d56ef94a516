import type { SiteSettings } from '#contract/site.ts';
import { deviceEntry } from '../../storage.ts';

// Whether this browser has a language model that pages may use, and whether its user wants Déclic to use it. The choice stays in this
// browser. Without one the model is used where it is there, and offered for download where it is not.

export type Choice = 'on' | 'off';

const entry = deviceEntry('declic.browser-model');

/** Only where the server has no model of its own. */
export function isModelOffered(writer: SiteSettings['writer']): boolean {
  return writer === 'local' && typeof LanguageModel !== 'undefined';
}

export function mayModelWrite(writer: SiteSettings['writer']): boolean {
  return isModelOffered(writer) && readChoice() !== 'off';
}

export function readChoice(): Choice | null {
  const kept = entry.read();
  return kept === 'on' || kept === 'off' ? kept : null;
}

/** A browser that refuses storage asks again next time. */
export function keepChoice(choice: Choice | null): void {
  if (choice) entry.write(choice);
  else entry.erase();
}
