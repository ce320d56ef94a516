import { join } from '#engine/french/elision.ts';

// A thing as the slots of a line ask for it.

export function thingForms(text: string): Record<'chose' | 'deChose' | 'aChose', string> {
  return { chose: text, deChose: contracted('de', text), aChose: contracted('à', text) };
}

/** «du saladier», «aux 14 cartons», «de ta grand-mère», «à l'accordéon» */
function contracted(preposition: 'de' | 'à', text: string): string {
  const [, article, rest] = /^(les?) (.*)$/.exec(text) ?? [];
  if (article === undefined) return join(preposition, text);
  const isPlural = article === 'les';
  if (preposition === 'de') return `${isPlural ? 'des' : 'du'} ${rest}`;
  return `${isPlural ? 'aux' : 'au'} ${rest}`;
}
