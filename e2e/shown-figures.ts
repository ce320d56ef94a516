import type { Locator } from '@playwright/test';

// Figures as they stand on a screen, in French.

/** The first number of a text: «41,04 €» is 41.04, «+66,7 % de conversion» is 66.7. */
export function numberIn(text: string | null | undefined): number {
  const found = /[-−]?\d[\d\s\u00a0\u202f]*(,\d+)?/.exec(text ?? '')?.[0];
  if (!found) throw new Error(`no number in «${text}»`);
  return Number(
    found
      .replace(/[\s\u00a0\u202f]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );
}

/** The terms of the description lists that are seen, each with what describes it: the value, and a note where there is one. */
export async function readTerms(place: Locator): Promise<(term: string) => string[]> {
  const read = await place.evaluate((root) =>
    [...root.querySelectorAll('dt')]
      .filter((term) => term.closest('dl')?.checkVisibility())
      .map((term): [string, string[]] => {
        const beside = [...(term.parentElement?.children ?? [])].filter(({ tagName }) => tagName === 'DD');
        const parts = beside.flatMap((one) => (one.children.length > 1 ? [...one.children] : [one]));
        return [term.textContent?.trim() ?? '', parts.map((part) => part.textContent ?? '')];
      }),
  );
  const descriptions = new Map(read);
  return (term) => {
    const found = descriptions.get(term);
    if (!found) throw new Error(`no «${term}» among ${[...descriptions.keys()].join(', ')}`);
    return found;
  };
}
