import type { Page } from '@playwright/test';

// What a page says of prices and quotas, to be compared with the price list and the quota table.

/** Everything that stands in the page, folded answers and words for screen readers too. */
export async function textOf(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, noscript') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const texts: string[] = [];
    while (words.nextNode()) texts.push(words.currentNode.textContent ?? '');
    return texts.join(' ').replace(/\s+/g, ' ');
  });
}

/** What the page's head tells search engines and link previews. */
export async function descriptionOf(page: Page): Promise<string> {
  return await page
    .locator('meta[name=description], meta[property^=og]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')).join(' '));
}

/** What the page calls unlimited, with the row or sentence around it; the table says it of rating bios alone. */
export async function unlimitedSentences(page: Page): Promise<string[]> {
  return await page
    .getByText(/illimit/i)
    .evaluateAll((places) =>
      places.map((place) => place.closest('tr, li, p, details')?.textContent ?? place.textContent ?? ''),
    );
}
